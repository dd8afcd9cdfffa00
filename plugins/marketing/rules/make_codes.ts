import { randomInt } from 'node:crypto'

/** How codes look. */
export interface CodeShape {
  /** Characters that are drawn. */
  length: number
  format: 'alphanumeric' | 'alphabetical' | 'numeric'
  prefix: string
  suffix: string
}

/** Without those that people take for one another: 0 and O, 1 and I. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const ALPHABETS: Record<CodeShape['format'], string> = {
  alphanumeric: `${LETTERS}23456789`,
  alphabetical: LETTERS,
  numeric: '0123456789',
}

/** So many different codes, drawn by the machine's secure source: nobody guesses one from another. */
export function makeCodes(count: number, { length, format, prefix, suffix }: CodeShape): string[] {
  const alphabet = ALPHABETS[format]
  const codes = new Set<string>()
  while (codes.size < count) {
    const drawn = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
    codes.add(`${prefix}${drawn}${suffix}`)
  }
  return [...codes]
}
