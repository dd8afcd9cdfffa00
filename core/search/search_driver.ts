import type { Locale } from '#core/i18n/locales'
import type { Write } from '#core/database/write'

/** A text to be found: words are folded already, without repeats, and `body` leaves out those of `name`. */
export interface IndexedDocument {
  id: number
  locale: Locale
  name: string[]
  body: string[]
}

/** A folded word to look up; a prefix stands for every word that begins with it. */
export interface Term {
  word: string
  prefix: boolean
}

/** Documents that hold a term, in ascending order of ids. */
export interface Postings {
  named: Float64Array
  anywhere: Float64Array
}

/** What a database's own full text must do. Both drivers give the same answers for the same documents. */
export interface SearchDriver {
  /** Replaces the words of these documents; of those that are new there is nothing to replace. */
  write(kind: string, documents: readonly IndexedDocument[], isNew: (id: number) => boolean): Write[]
  /** Forgets documents in every language. */
  remove(kind: string, ids: readonly number[]): Write[]
  /** Documents of each term, in the order of the terms, by one statement. */
  find(kind: string, locale: Locale, terms: readonly Term[]): Promise<Postings[]>
  /** Puts in order what a large import left behind. Outside transactions. */
  settle(): Promise<void>
}

/** Reads "12,7,9" as ascending numbers: databases hand ids over as one text, a tenth of the cost of rows. */
export function readIds(text: string | null): Float64Array {
  if (!text) return new Float64Array(0)
  const parts = text.split(',')
  const ids = new Float64Array(parts.length)
  let sorted = true
  for (const [i, part] of parts.entries()) {
    ids[i] = Number(part)
    if (i > 0 && (ids[i] as number) < (ids[i - 1] as number)) sorted = false
  }
  return sorted ? ids : ids.sort()
}
