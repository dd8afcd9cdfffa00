import { foldLetters } from '#core/text/letters'

const LONGEST = 120
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu
// Sorts before the space, so "vin" comes before "vin blanc" whatever its accents.
const TIE = '\t'

/** Letters that a language files after another one; "{" follows "z" in the order of bytes. */
const FILED_APART: Record<string, Record<string, string>> = {
  da: { æ: 'z{a', ø: 'z{b', å: 'z{c' },
  es: { ñ: 'n{' },
  fi: { å: 'z{a', ä: 'z{b', ö: 'z{c' },
  nb: { æ: 'z{a', ø: 'z{b', å: 'z{c' },
  sv: { å: 'z{a', ä: 'z{b', ö: 'z{c' },
}

/**
 * A key whose order by bytes is the alphabetical order of the locale ("fr_FR"), the same in both databases. Accents and
 * case do not count, except to settle a tie: "cote" < "coté" < "côte" < "côté" < "coteau". Punctuation counts as a space.
 */
export function sortKey(text: string, locale: string): string {
  const composed = text.slice(0, 4 * LONGEST).normalize('NFC')
  const apart = FILED_APART[locale.slice(0, 2)]
  const filed = apart ? fileApart(composed, apart) : composed
  const primary = words(foldLetters(filed)).slice(0, LONGEST)
  return primary + TIE + accents(words(composed.toLowerCase())).slice(0, LONGEST)
}

// "{" must survive the words, so it is put back after them.
function fileApart(text: string, apart: Record<string, string>): string {
  return [...text.toLowerCase()].map((letter) => apart[letter] ?? letter).join('')
}

function words(text: string): string {
  return text.replace(BETWEEN_WORDS, (found) => (found === '{' ? '{' : ' ')).trim()
}

/** Accents apart from their letters, the acute first: that is the order of dictionaries. */
function accents(text: string): string {
  return text.normalize('NFD').replace(/[\u0300\u0301]/g, (accent) => (accent === '\u0300' ? '\u0301' : '\u0300'))
}
