import { randomInt } from 'node:crypto'

/** How codes look. */
export interface CodeShape {
  /** Number of random characters, without prefix and suffix. */
  length: number
  format: 'alphanumeric' | 'alphabetical' | 'numeric'
  prefix: string
  suffix: string
}

/** Without I and O, and without 0 and 1: people confuse these characters. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const FIGURES = '23456789'
const ALPHABETS: Record<CodeShape['format'], string> = {
  alphanumeric: `${LETTERS}${FIGURES}`,
  alphabetical: LETTERS,
  numeric: FIGURES,
}

/** Returns `count` distinct codes. They come from `crypto`, so that nobody can guess one code from another. */
export function makeCodes(count: number, { length, format, prefix, suffix }: CodeShape): string[] {
  const alphabet = ALPHABETS[format]
  const codes = new Set<string>()
  while (codes.size < count) {
    const drawn = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
    codes.add(`${prefix}${drawn}${suffix}`)
  }
  return [...codes]
}
