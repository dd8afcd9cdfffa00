import { refuse } from '#core/errors/refusals'
import { textUnreadable } from '#core/http/errors'

/** Limit of reported fields: an attacker's body may have thousands. */
const MAX_REPORTED = 20

/**
 * Refuses a body with a text that our databases cannot store: with a null byte, or with a lone surrogate. Every parsed body
 * is checked, before its validator runs. Throws `textUnreadable` for each such field.
 */
export function checkTexts(body: unknown): void {
  const fields: string[] = []
  // A stack instead of recursion: lists may be nested ten thousand levels deep.
  const stack: [value: unknown, path: string][] = [[body, '']]
  for (let next = stack.pop(); next && fields.length < MAX_REPORTED; next = stack.pop()) {
    const [value, path] = next
    if (typeof value === 'string' && !isStorable(value)) fields.push(path)
    if (typeof value !== 'object' || value === null) continue
    const entries = Object.entries(value)
    if (!entries.every(([name]) => isStorable(name))) fields.push(path)
    else for (const [name, inner] of entries.reverse()) stack.push([inner, path === '' ? name : `${path}.${name}`])
  }
  refuse(fields.map((field) => textUnreadable({}, field)))
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
