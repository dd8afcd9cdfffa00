import { foldLetters } from '#core/text/letters'

/** Elided words, French and Italian: l'eau, d'Yquem, qu'on, dell'Etna. */
const ELIDED = new Set([
  ...'cdjlmnst',
  'qu',
  'jusqu',
  'lorsqu',
  'puisqu',
  'quoiqu',
  'dell',
  'dall',
  'nell',
  'sull',
  'all',
])
// People type the first two. The others occur in files.
const APOSTROPHES = "'’‘ʼ´`"
const ELISION = new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...ELIDED].join('|')})[${APOSTROPHES}](?=[\\p{L}\\p{N}])`, 'gu')
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/

const KIND = { between: 0, word: 1, apostrophe: 2, other: 3 } as const

/** The table covers Latin letters, and typographic quotes and dashes. */
const LATIN_END = 0x250
const PUNCTUATION = 0x2000
const TABLE_END = 0x2070

const kinds = Uint8Array.from({ length: TABLE_END }, (_, code) => {
  if (code >= LATIN_END && code < PUNCTUATION) return KIND.other
  const letter = String.fromCharCode(code)
  if (APOSTROPHES.includes(letter)) return KIND.apostrophe
  return /[\p{L}\p{N}]/u.test(letter) ? KIND.word : KIND.between
})

/**
 * The form in which text is indexed and searched: words in lower case without accents, ligatures or elisions, one space
 * between them. "Château d’Yquem — 1er Cru" → "chateau yquem 1er cru". Both databases store only this form, so they find
 * the same. Empty for a text without letters and digits. Folding is idempotent.
 */
export function fold(text: string): string {
  const letters = foldLetters(text)
  return PLAIN.test(letters) ? letters : wordsOf(letters).join(' ')
}

/** The words of `fold`, in order, repeats included. */
export function tokens(text: string): string[] {
  return wordsOf(foldLetters(text))
}

/** Splits Latin text in one pass, because imports fold megabytes. Other scripts use the slower `wordsOfAny`, with the same result. */
function wordsOf(letters: string): string[] {
  const words: string[] = []
  let from = -1
  for (let at = 0; at < letters.length; at++) {
    const kind = kinds[letters.charCodeAt(at)] ?? KIND.other
    if (kind === KIND.other) return wordsOfAny(letters)
    if (kind === KIND.word) {
      if (from < 0) from = at
      continue
    }
    if (from < 0) continue
    const word = letters.slice(from, at)
    from = -1
    const isElided = kind === KIND.apostrophe && ELIDED.has(word) && kinds[letters.charCodeAt(at + 1)] === KIND.word
    if (!isElided) words.push(word)
  }
  if (from >= 0) words.push(letters.slice(from))
  return words
}

function wordsOfAny(letters: string): string[] {
  const text = letters.replace(ELISION, ' ').replace(BETWEEN_WORDS, ' ').trim()
  return text === '' ? [] : text.split(' ')
}
