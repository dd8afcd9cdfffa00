import { foldLetters } from '#core/text/letters'
import { formsOf } from '#core/search/ranks'
import { parseQuery, type Term } from '#core/search/parse_query'

/** A part of a text that is shown as a result. */
export interface TextPart {
  text: string
  /** A word of the query. */
  isFound: boolean
}

/** A word of the query where it stands in a text. */
interface Match {
  start: number
  end: number
  /** Position of the term in the query. */
  term: number
}

const WORDS = /[\p{L}\p{N}\p{M}]+/gu

/** Letters of a text that are looked at, and matches that an excerpt is chosen from: enough for every result that is read. */
const LONGEST_TEXT = 200_000
const MOST_MATCHES = 500

/** Letters of an excerpt before its first match. */
const LEAD = 60

/** Splits a text at the words of a query. They match as the search index does: without case and accents, in singular and plural. */
export function markWords(text: string, query: string): TextPart[] {
  const matches = matchesIn(text, parseQuery(query))
  const parts: TextPart[] = []
  let from = 0
  for (const { start, end } of matches) {
    if (start > from) parts.push({ text: text.slice(from, start), isFound: false })
    parts.push({ text: text.slice(start, end), isFound: true })
    from = end
  }
  if (from < text.length) parts.push({ text: text.slice(from), isFound: false })
  return parts
}

/**
 * The piece of a text with the most words of a query, up to a number of characters, cut between words. Null: the text has none
 * of them.
 */
export function excerptAround(text: string, query: string, most: number): TextPart[] | null {
  const matches = matchesIn(text.slice(0, LONGEST_TEXT), parseQuery(query)).slice(0, MOST_MATCHES)
  const best = bestStart(matches, most - LEAD)
  if (!best) return null
  const start = wordStart(text, best.start - LEAD, best.start)
  const end = wordEnd(text, start + most)
  const piece = text.slice(start, end).trim()
  return markWords(`${start > 0 ? '…' : ''}${piece}${end < text.length ? '…' : ''}`, query)
}

function matchesIn(text: string, terms: readonly Term[]): Match[] {
  const matchers = terms.map(({ word, prefix }) => ({ word, prefix, forms: new Set(formsOf(word)) }))
  const matches: Match[] = []
  for (const { 0: found, index } of text.matchAll(WORDS)) {
    const word = foldLetters(found)
    const term = matchers.findIndex((one) => one.forms.has(word) || (one.prefix && word.startsWith(one.word)))
    if (term >= 0) matches.push({ start: index, end: index + found.length, term })
  }
  return matches
}

/** The first match of the piece that has the most different words of the query. */
function bestStart(matches: readonly Match[], length: number): Match | null {
  let best: Match | null = null
  let most = 0
  for (const [at, first] of matches.entries()) {
    const terms = new Set<number>()
    for (let i = at; i < matches.length; i++) {
      const { end, term } = matches[i] as Match
      if (end > first.start + length) break
      terms.add(term)
    }
    if (terms.size <= most) continue
    best = first
    most = terms.size
  }
  return best
}

/** The beginning of a word at or after `from`, at the latest `latest`. */
function wordStart(text: string, from: number, latest: number): number {
  if (from <= 0) return 0
  const space = text.indexOf(' ', from)
  return space < 0 || space >= latest ? latest : space + 1
}

/** The end of a word at or before `to`. */
function wordEnd(text: string, to: number): number {
  if (to >= text.length) return text.length
  const space = text.lastIndexOf(' ', to)
  return space > 0 ? space : to
}
