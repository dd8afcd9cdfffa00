import { tokens } from '#core/text/fold'
import { accentedWords } from '#core/text/spellings'

/** A folded word to look up. With `prefix` it matches every word that starts with it. */
export interface Term {
  word: string
  prefix: boolean
  /** As it was typed, if it was typed with accents. */
  accented: string | null
}

/** More words are ignored, so that a pasted text does not cause hundreds of lookups. */
const MOST_WORDS = 12
const LONGEST_WORD = 80

/** Stop words: looked up only when a query has no others. */
const STOP_WORDS = new Set(
  'a au aux avec d dans de des du en et l la le les pour sur un une an and for from in of on the to with'.split(' ')
)

/**
 * Parses a search query into folded terms. The last word may be unfinished unless a space follows it.
 * "Château de la Tour " → chateau, tour.
 */
export function parseQuery(text: string): Term[] {
  const words = tokens(text).slice(0, MOST_WORDS)
  const accents = accentedWords(text)
  const unfinished = /[\p{L}\p{N}]$/u.test(text)
  const terms = words.map((word, i): Term => {
    const [accented = null] = accents.get(word) ?? []
    return { word: word.slice(0, LONGEST_WORD), prefix: unfinished && i === words.length - 1, accented }
  })
  const significant = terms.filter(({ word, prefix }) => prefix || !STOP_WORDS.has(word))
  return unique(significant.length > 0 ? significant : terms)
}

function unique(terms: Term[]): Term[] {
  const last = new Map(terms.map((term) => [term.word, term]))
  return [...last.values()]
}
