import type { Store, Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'
import type { Locale } from '#core/i18n/locales'
import { runWrites } from '#core/database/write_set'
import { tokens } from '#core/text/fold'
import { PostgresDriver } from '#core/search/postgres_driver'
import { PostingsCache } from '#core/search/postings_cache'
import { SqliteDriver } from '#core/search/sqlite_driver'
import { SpellingBook } from '#core/search/spelling_book'
import { intersect } from '#core/search/intersect'
import { parseQuery } from '#core/search/parse_query'
import type { IndexedDocument, Postings, SearchDriver, Term } from '#core/search/search_driver'

/** A text to be found, as people wrote it. */
export interface SearchDocument {
  id: number
  locale: Locale
  /** Its title, and what is looked for as often. Found here comes first. */
  name: string
  body: string
}

/** What becomes of the documents of a kind. */
export interface SearchChange {
  documents: readonly SearchDocument[]
  /** Ids of documents to be forgotten. */
  gone?: readonly number[]
  /** Whether a document was made in this very transaction. */
  isNew?: (id: number) => boolean
}

/** What a search found. */
export interface SearchHits {
  /** Documents that hold every word, ascending. */
  all: Float64Array
  /** Those of them that hold every word in their name, ascending: they come first. */
  named: Float64Array
  /** The query as it was understood where a word was mistyped, else null. */
  correction: string | null
}

const LONGEST_WORD = 80
const NOTHING = new Float64Array(0)

/**
 * Full text of every kind of document ("catalogue.products", pages, posts) over the database's own index. The kind is
 * also the topic of the change feed under which its documents change. One per store: `searchIndexOf`.
 */
export class SearchIndex {
  readonly #driver: SearchDriver
  readonly #spelling: SpellingBook
  readonly #caches = new Map<string, PostingsCache>()

  constructor(private readonly store: Store) {
    this.#driver = store.dialect === 'sqlite' ? new SqliteDriver(store.reader) : new PostgresDriver(store)
    this.#spelling = new SpellingBook(store)
  }

  /** Replaces what is known of these documents, in the transaction that changes them. */
  async write(trx: Transaction, kind: string, documents: readonly SearchDocument[]): Promise<void> {
    await runWrites(trx, await this.writes(trx, kind, { documents }))
  }

  async remove(trx: Transaction, kind: string, ids: readonly number[]): Promise<void> {
    await runWrites(trx, this.#driver.remove(kind, ids))
  }

  /** Both, to be run with other writes. */
  async writes(
    trx: Transaction,
    kind: string,
    { documents, gone = [], isNew = () => false }: SearchChange
  ): Promise<Write[]> {
    const indexed = documents.map(analyse)
    return [
      ...this.#driver.write(kind, indexed, isNew),
      ...this.#driver.remove(kind, gone),
      ...(await this.#spelling.learn(trx, indexed)),
    ]
  }

  /** Documents with every word of `text`, whatever their order; null when it holds no word at all. */
  async search(kind: string, locale: Locale, text: string): Promise<SearchHits | null> {
    const terms = parseQuery(text)
    if (terms.length === 0) return null
    const found = await this.#find(kind, locale, terms)
    const corrected = await this.#correct(kind, locale, terms, found)
    const all = found.map(({ anywhere }) => anywhere).sort((one, other) => one.length - other.length)
    const named = found.map((postings) => postings.named).sort((one, other) => one.length - other.length)
    return {
      all: all.reduce(intersect),
      named: named.reduce(intersect),
      correction: corrected ? corrected.map(({ word }) => word).join(' ') : null,
    }
  }

  /** After a large import: lets the database put its index in order. */
  async settle(): Promise<void> {
    await this.#driver.settle()
  }

  /** Forgets every remembered look-up: for measurements. */
  forget(): void {
    for (const cache of this.#caches.values()) cache.clear()
  }

  async #find(kind: string, locale: Locale, terms: Term[]): Promise<Postings[]> {
    const cache = this.#cache(kind)
    const keys = terms.map(({ word, prefix }) => `${locale} ${word}${prefix ? '*' : ''}`)
    const found = keys.map((key) => cache.get(key))
    const missing = terms.filter((_, i) => !found[i])
    if (missing.length === 0) return found as Postings[]
    const { generation } = cache
    const read = await this.#driver.find(kind, locale, missing)
    return found.map((postings, i) => {
      if (postings) return postings
      const fresh = read.shift() ?? { named: NOTHING, anywhere: NOTHING }
      if (cache.generation === generation) cache.set(keys[i] as string, fresh)
      return fresh
    })
  }

  /** Puts the likeliest spelling in the place of each word that nothing holds. Null: nothing to mend. */
  async #correct(kind: string, locale: Locale, terms: Term[], found: Postings[]): Promise<Term[] | null> {
    let mended: Term[] | null = null
    for (const [i, term] of terms.entries()) {
      if (found[i]?.anywhere.length !== 0) continue
      const words = await this.#spelling.near(locale, term.word)
      const candidates = words.map((word) => ({ word, prefix: false }))
      const postings = await this.#find(kind, locale, candidates)
      const most = Math.max(0, ...postings.map(({ anywhere }) => anywhere.length))
      const best = postings.findIndex(({ anywhere }) => anywhere.length === most)
      if (most === 0 || best < 0) continue
      mended ??= [...terms]
      mended[i] = candidates[best] as Term
      found[i] = postings[best] as Postings
    }
    return mended
  }

  #cache(kind: string): PostingsCache {
    let cache = this.#caches.get(kind)
    if (!cache) {
      const made = new PostingsCache()
      this.store.changes.follow(kind, { apply: () => made.clear(), reset: () => made.clear() })
      this.#caches.set(kind, made)
      cache = made
    }
    return cache
  }
}

function analyse({ id, locale, name, body }: SearchDocument): IndexedDocument {
  const named = wordsOf(name)
  const others = wordsOf(body)
  for (const word of named) others.delete(word)
  return { id, locale, name: [...named], body: [...others] }
}

function wordsOf(text: string): Set<string> {
  const words = new Set<string>()
  for (const word of tokens(text)) words.add(word.length > LONGEST_WORD ? word.slice(0, LONGEST_WORD) : word)
  return words
}

const indexes = new WeakMap<Store, SearchIndex>()

/** The search index of a store. */
export function searchIndexOf(store: Store): SearchIndex {
  const found = indexes.get(store) ?? new SearchIndex(store)
  indexes.set(store, found)
  return found
}
