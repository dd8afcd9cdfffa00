import { refuse } from '#core/errors/refusals'
import { textUnreadable } from '#core/http/errors'

/** Fields that are told; a body made to hurt may have thousands. */
const MOST_TOLD = 20

/**
 * Refuses a body with a text that no database of ours keeps: one with a null byte, or with half of a character (a lone
 * surrogate). Everything that is sent passes here, before any rule of a form. Each field is told.
 */
export function checkTexts(body: unknown): void {
  const fields: string[] = []
  // Not by recursion: lists may lie in lists ten thousand deep.
  const left: [value: unknown, path: string][] = [[body, '']]
  for (let next = left.pop(); next && fields.length < MOST_TOLD; next = left.pop()) {
    const [value, path] = next
    if (typeof value === 'string' && !isSound(value)) fields.push(path)
    if (typeof value !== 'object' || value === null) continue
    const entries = Object.entries(value)
    if (!entries.every(([name]) => isSound(name))) fields.push(path)
    else for (const [name, inner] of entries.reverse()) left.push([inner, path === '' ? name : `${path}.${name}`])
  }
  refuse(fields.map((field) => textUnreadable({}, field)))
}

function isSound(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
