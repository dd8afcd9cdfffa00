import { foldLetters } from '#core/text/letters'

const LONGEST = 120
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu
// Sorts before the space, so "vin" comes before "vin blanc", whatever its accents are.
const TIE = '\t'

/** Letters that a language sorts as letters of their own. "{" follows "z" in byte order. */
const OWN_LETTERS: Record<string, Record<string, string>> = {
  da: { æ: 'z{a', ø: 'z{b', å: 'z{c' },
  es: { ñ: 'n{' },
  fi: { å: 'z{a', ä: 'z{b', ö: 'z{c' },
  nb: { æ: 'z{a', ø: 'z{b', å: 'z{c' },
  sv: { å: 'z{a', ä: 'z{b', ö: 'z{c' },
}

/**
 * A key whose byte order is the alphabetical order of the locale ("fr_FR"), the same in both databases. Accents and case
 * do not count, except to break a tie: "cote" < "coté" < "côte" < "côté" < "coteau". Punctuation counts as a space.
 */
export function sortKey(text: string, locale: string): string {
  const composed = text.slice(0, 4 * LONGEST).normalize('NFC')
  const ownLetters = OWN_LETTERS[locale.slice(0, 2)]
  const filed = ownLetters ? replaceOwnLetters(composed, ownLetters) : composed
  const primary = words(foldLetters(filed)).slice(0, LONGEST)
  return primary + TIE + accents(words(composed.toLowerCase())).slice(0, LONGEST)
}

// "{" must survive the words, so it is put back after them.
function replaceOwnLetters(text: string, ownLetters: Record<string, string>): string {
  return [...text.toLowerCase()].map((letter) => ownLetters[letter] ?? letter).join('')
}

function words(text: string): string {
  return text.replace(BETWEEN_WORDS, (found) => (found === '{' ? '{' : ' ')).trim()
}

/** Decomposed, with grave and acute exchanged: dictionaries sort the acute first. */
function accents(text: string): string {
  return text.normalize('NFD').replace(/[\u0300\u0301]/g, (accent) => (accent === '\u0300' ? '\u0301' : '\u0300'))
}
