import type { Locale } from '#core/i18n/locales'
import type { Write } from '#core/database/write'

/** A text to be found, as the words that stand for it in the index. */
export interface IndexedDocument {
  id: number
  locale: Locale
  /** Without repeats; letters and digits alone, so that no database cuts them in another way. */
  words: readonly string[]
}

/** Documents that hold one of these words, or a word that begins with one of them. */
export interface Lookup {
  words: readonly string[]
  isBeginning: boolean
}

/** What a database's own full text must do. Both drivers give the same answers for the same documents. */
export interface SearchDriver {
  /** Replaces the words of these documents; of those that are new there is nothing to replace. */
  write(kind: string, documents: readonly IndexedDocument[], isNew: (id: number) => boolean): Write[]
  /** Forgets documents in every language. */
  remove(kind: string, ids: readonly number[]): Write[]
  /** Ids for each look-up in ascending order, by one statement. */
  find(kind: string, locale: Locale, lookups: readonly Lookup[]): Promise<Float64Array[]>
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
