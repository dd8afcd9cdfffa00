import type { Locale } from '#core/i18n/locales'
import type { Write } from '#core/database/write'

/** The indexed words of a document. */
export interface IndexedDocument {
  id: number
  locale: Locale
  /** Without repeats. Letters and digits only, so that both databases tokenize them alike. */
  words: readonly string[]
}

/** Matches documents that hold one of these words, or, with `isBeginning`, a word that starts with one of them. */
export interface Lookup {
  words: readonly string[]
  isBeginning: boolean
}

/** Access to the full-text index of a database. Both drivers return the same results for the same documents. */
export interface SearchDriver {
  /** Replaces the words of these documents. `isNew`: the document has no words in the index yet. */
  write(kind: string, documents: readonly IndexedDocument[], isNew: (id: number) => boolean): Write[]
  /** Removes documents in every language. */
  remove(kind: string, ids: readonly number[]): Write[]

  /** Removes every document of the kinds that start so. */
  drop(prefix: string): Write[]
  /** The ids of each lookup in ascending order, by one statement. */
  find(kind: string, locale: Locale, lookups: readonly Lookup[]): Promise<Float64Array[]>
  /** Maintenance after a large import. Called outside transactions. */
  settle(): Promise<void>
}

/** Parses "12,7,9" to ascending numbers. Ids come as one text, which costs a tenth of rows. */
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
