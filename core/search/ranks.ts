import { tokens } from '#core/text/fold'
import { accentedWords } from '#core/text/spellings'
import type { Lookup } from '#core/search/search_driver'
import type { Term } from '#core/search/parse_query'

/** The letter before each word of the index: in which of a document's texts it stands, the one that counts most first. */
const WEIGHTS = ['a', 'b', 'c', 'd'] as const

/** Between a folded word and the way it is written with its accents. Of private use: no text's words hold it. */
const WRITTEN = '\ue000'

const LONGEST_WORD = 80

/** Bits of a score that tell how well the words are met; those above count the words. */
const COUNT_SHIFT = 10

/** A whole word counts more than a beginning, that more than a corrected one, whichever text they stand in. */
const LEVEL = { corrected: 0, beginning: 4, whole: 8 } as const

/** What a word of a query leads to: documents in ascending order, with how well each meets it. */
export interface Postings {
  ids: Float64Array
  ranks: Uint8Array
}

/** The words of a document in the index, each with the letter of the first text that holds it. */
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
        const written = `${folded}${WRITTEN}${spelling}`
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

/** "St" is how labels write "Saint", and people either. */
const SAINTS = ['saint', 'st', 'sainte', 'ste']

/** The word itself, and the forms of it that mean the same: "vin" is found by "vins", "saint" by "st". */
function formsOf(word: string): string[] {
  if (SAINTS.includes(word)) return SAINTS
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return [word]
  if (!/[sx]$/.test(word)) return [word, /[ae]u$/.test(word) ? `${word}x` : `${word}s`]
  return word.length > 4 ? [word, word.slice(0, -1)] : [word]
}

/** Everything to be looked up for a word of a query; `postingsOf` reads the answers. */
export function lookupsOf({ word, prefix, accented }: Term): Lookup[] {
  const forms = formsOf(word)
  const each = (words: readonly string[], isBeginning: boolean): Lookup[] =>
    WEIGHTS.map((weight) => ({ words: words.map((one) => weight + one), isBeginning }))
  return [
    ...each(forms, false),
    ...each([word + WRITTEN + (accented ?? '')], accented === null),
    ...(prefix ? each([word], true) : []),
  ]
}

/** What was found for the look-ups of a word: each document once, with the best way in which it meets the word. */
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

/** 2 for each place up the texts and the ways of meeting a word; 1 more where accents are as they were typed. */
function rankOf(level: keyof typeof LEVEL, place: number): number {
  return 2 * (LEVEL[level] + WEIGHTS.length - 1 - place)
}

/** Ids ascend, the best rank of each first. */
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
 * Whether a document writes a word as it was typed, with its accents or without: 1 if so. Where it was typed without,
 * `written` are the documents that write it with some.
 */
function writtenTest(written: readonly Float64Array[], isAccented: boolean): (id: number, place: number) => number {
  if (written.every(({ length }) => length === 0)) return () => (isAccented ? 0 : 1)
  const places = new Map<number, number>()
  for (let place = written.length - 1; place >= 0; place--) for (const id of written[place] ?? []) places.set(id, place)
  return (id, place) => Number((places.get(id) ?? Infinity) <= place === isAccented)
}

/** What a corrected word leads to: whole words there, but not the one that was typed. */
export function corrected({ ids, ranks }: Postings): Postings {
  return { ids, ranks: ranks.map((rank) => rank - 2 * (LEVEL.whole - LEVEL.corrected)) }
}

/** How many words of its query a document of this score holds. */
export function wordsHeld(reached: number): number {
  return reached >>> COUNT_SHIFT
}

/** Documents with the score of each: more words of the query first, then how well they are met. */
export interface Scored {
  ids: Float64Array
  scores: Uint16Array
  /** How many of them hold every word. */
  complete: number
}

/**
 * Puts the words of a query together. Where documents hold all of them, those that hold the rarest word are given: they
 * are about it. Where none does, those that hold the most words are given too.
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

/** Those with the most words, and those with the rarest one. */
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
