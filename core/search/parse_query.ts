import { tokens } from '#core/text/fold'
import { accentedWords } from '#core/text/spellings'

/** A folded word to look up; a prefix stands for every word that begins with it. */
export interface Term {
  word: string
  prefix: boolean
  /** As it was typed, where it has accents. */
  accented: string | null
}

/** Words looked up at most: nobody types more, and a pasted page must not cost a page of look-ups. */
const MOST_WORDS = 12
const LONGEST_WORD = 80

/** Words so common that they say nothing; looked up only where a query has no others. */
const COMMON = new Set(
  'a au aux avec d dans de des du en et l la le les pour sur un une an and for from in of on the to with'.split(' ')
)

/**
 * The terms of what somebody typed, folded. The last word may be unfinished unless a space follows it.
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
  const telling = terms.filter(({ word, prefix }) => prefix || !COMMON.has(word))
  return unique(telling.length > 0 ? telling : terms)
}

function unique(terms: Term[]): Term[] {
  const last = new Map(terms.map((term) => [term.word, term]))
  return [...last.values()]
}
