import { tokens } from '#core/text/fold'
import { accentedWords } from '#core/text/spellings'
import type { Lookup } from '#core/search/search_driver'
import type { Term } from '#core/search/parse_query'

/** The letter before each indexed word: in which of the document's texts it occurs, by descending weight. */
const WEIGHTS = ['a', 'b', 'c', 'd'] as const

/** Separates a folded word and its accented spelling. A private-use character, which no word contains. */
const ACCENT_SEPARATOR = '\ue000'

const LONGEST_WORD = 80

/** The lower bits of a score are the sum of ranks; those from this bit on count the matched words. */
const COUNT_SHIFT = 10

/** A whole word ranks above a prefix, and a prefix above a corrected word, whichever text they occur in. */
const LEVEL = { corrected: 0, beginning: 4, whole: 8 } as const

/** The documents that match a query word, in ascending order, with the rank of each. */
export interface Postings {
  ids: Float64Array
  ranks: Uint8Array
}

/** The words of a document for the index, each with the letter of the first text that has it. */
export function indexWords(texts: readonly string[]): { words: string[]; vocabulary: string[] } {
  const known = new Set<string>()
  const words: string[] = []
  const vocabulary: string[] = []
  for (const [place, text] of texts.entries()) {
    const weight = weightOf(place)
    for (const token of tokens(text)) {
      const word = token.length > LONGEST_WORD ? token.slice(0, LONGEST_WORD) : token
      if (known.has(word)) continue
      known.add(word)
      words.push(weight + word)
      vocabulary.push(word)
    }
    for (const [folded, spellings] of accentedWords(text)) {
      if (!known.has(folded)) continue
      for (const spelling of spellings) {
        const written = `${folded}${ACCENT_SEPARATOR}${spelling}`
        if (known.has(written)) continue
        known.add(written)
        words.push(weight + written)
      }
    }
  }
  return { words, vocabulary }
}

function weightOf(place: number): string {
  return WEIGHTS[place] ?? WEIGHTS[WEIGHTS.length - 1] ?? 'd'
}

/** Labels write "St" for "Saint", and people type both. */
const SAINTS = ['saint', 'st', 'sainte', 'ste']

/** The word and its equivalent forms: "vin" is found by "vins", "saint" by "st". */
export function formsOf(word: string): string[] {
  if (SAINTS.includes(word)) return SAINTS
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return [word]
  if (!/[sx]$/.test(word)) return [word, /[ae]u$/.test(word) ? `${word}x` : `${word}s`]
  return word.length > 4 ? [word, word.slice(0, -1)] : [word]
}

/** All lookups for a query word. `postingsOf` combines their results. */
export function lookupsOf({ word, prefix, accented }: Term): Lookup[] {
  const forms = formsOf(word)
  const each = (words: readonly string[], isBeginning: boolean): Lookup[] =>
    WEIGHTS.map((weight) => ({ words: words.map((one) => weight + one), isBeginning }))
  return [
    ...each(forms, false),
    ...each([word + ACCENT_SEPARATOR + (accented ?? '')], accented === null),
    ...(prefix ? each([word], true) : []),
  ]
}

/** Combines the results of `lookupsOf`: each document once, with its best rank. */
export function postingsOf({ accented }: Term, found: readonly Float64Array[]): Postings {
  const size = WEIGHTS.length
  const isWritten = writtenTest(found.slice(size, 2 * size), accented !== null)
  const codes = new Float64Array(
    found.reduce((sum, { length }, i) => (i < size || i >= 2 * size ? sum + length : sum), 0)
  )
  let at = 0
  for (let place = 0; place < size; place++) {
    for (const id of found[place] ?? []) codes[at++] = code(id, rankOf('whole', place) + isWritten(id, place))
  }
  for (let place = 0; place < size; place++) {
    for (const id of found[2 * size + place] ?? []) codes[at++] = code(id, rankOf('beginning', place))
  }
  return decode(codes.sort())
}

/** 2 per level and per text. The caller adds 1 when the accents are as typed. */
function rankOf(level: keyof typeof LEVEL, place: number): number {
  return 2 * (LEVEL[level] + WEIGHTS.length - 1 - place)
}

/** Id and rank in one number: sorting gives ascending ids, the best rank of each first. */
function code(id: number, rank: number): number {
  return id * 32 + 31 - rank
}

function decode(codes: Float64Array): Postings {
  const ids = new Float64Array(codes.length)
  const ranks = new Uint8Array(codes.length)
  let count = 0
  for (const each of codes) {
    const id = Math.floor(each / 32)
    if (count > 0 && ids[count - 1] === id) continue
    ids[count] = id
    ranks[count++] = 31 - (each - id * 32)
  }
  return { ids: ids.slice(0, count), ranks: ranks.slice(0, count) }
}

/**
 * Returns a function that gives 1 when a document spells a word as it was typed, with or without accents, else 0.
 * `written`, by text: the documents with the accented spelling that was typed, or with any accented spelling when the word
 * was typed without accents.
 */
function writtenTest(written: readonly Float64Array[], isAccented: boolean): (id: number, place: number) => number {
  if (written.every(({ length }) => length === 0)) return () => (isAccented ? 0 : 1)
  const places = new Map<number, number>()
  for (let place = written.length - 1; place >= 0; place--) for (const id of written[place] ?? []) places.set(id, place)
  return (id, place) => Number((places.get(id) ?? Infinity) <= place === isAccented)
}

/** Lowers the ranks of whole words to those of corrected words. */
export function corrected({ ids, ranks }: Postings): Postings {
  return { ids, ranks: ranks.map((rank) => rank - 2 * (LEVEL.whole - LEVEL.corrected)) }
}

/** The number of query words that a document with this score has. */
export function wordsHeld(reached: number): number {
  return reached >>> COUNT_SHIFT
}

/** Documents with their scores: the number of matched words first, then the ranks. */
export interface Scored {
  ids: Float64Array
  scores: Uint16Array
  /** The number of documents that have every word. */
  complete: number
}

/**
 * Combines the postings of the words of a query. Returns the documents with the rarest word, because that is what the
 * query is about. When no document has all words, those with the most words are returned, too.
 */
export function score(parts: readonly Postings[]): Scored {
  const [rarest, ...others] = parts.filter(({ ids }) => ids.length > 0).sort((a, b) => a.ids.length - b.ids.length)
  if (!rarest) return { ids: new Float64Array(0), scores: new Uint16Array(0), complete: 0 }
  const scores = Uint16Array.from(rarest.ranks, (rank) => (1 << COUNT_SHIFT) + rank)
  for (const other of others) addShared(rarest.ids, scores, other)
  const complete = scores.reduce((sum, each) => sum + Number(wordsHeld(each) === parts.length), 0)
  if (complete > 0 || others.length === 0) return { ids: rarest.ids, scores, complete }
  return { ...mostWords([rarest, ...others]), complete }
}

function addShared(ids: Float64Array, scores: Uint16Array, other: Postings): void {
  let j = 0
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] as number
    while (j < other.ids.length && (other.ids[j] as number) < id) j++
    if (other.ids[j] === id) scores[i] = (scores[i] as number) + (1 << COUNT_SHIFT) + (other.ranks[j] as number)
  }
}

/** The documents with the most words, and those with the rarest word. */
function mostWords(parts: readonly Postings[]): Omit<Scored, 'complete'> {
  const sums = new Map<number, number>()
  for (const { ids, ranks } of parts) {
    for (const [i, id] of ids.entries()) {
      sums.set(id, (sums.get(id) ?? 0) + (1 << COUNT_SHIFT) + (ranks[i] as number))
    }
  }
  let most = 0
  for (const sum of sums.values()) most = Math.max(most, wordsHeld(sum))
  const rarest = new Set(parts[0]?.ids)
  const ids = Float64Array.from([...sums].flatMap(([id, sum]) => (wordsHeld(sum) === most || rarest.has(id) ? id : [])))
  ids.sort()
  return { ids, scores: Uint16Array.from(ids, (id) => sums.get(id) ?? 0) }
}
