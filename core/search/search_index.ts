import type { Store, Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'
import type { Locale } from '#core/i18n/locales'
import { runWrites } from '#core/database/write_set'
import { PostgresDriver } from '#core/search/postgres_driver'
import { PostingsCache } from '#core/search/postings_cache'
import { SqliteDriver } from '#core/search/sqlite_driver'
import { SpellingBook, type Spelling } from '#core/search/spelling_book'
import { parseQuery, type Term } from '#core/search/parse_query'
import { corrected, indexWords, lookupsOf, postingsOf, score, type Postings, type Scored } from '#core/search/ranks'
import type { SearchDriver } from '#core/search/search_driver'

/** A thing to be found, as people wrote of it. */
export interface SearchDocument {
  id: number
  locale: Locale
  /** What it says, at most four texts: what is found in an earlier one comes first. */
  texts: readonly string[]
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
  /** Documents, ascending. */
  ids: Float64Array
  /** How well each meets the query; greater is better, the same is for the asker to order. */
  scores: Uint16Array
  /** The query as it was understood where a word was mistyped, else null. */
  correction: string | null
}

/** Corrected queries tried for one that nothing meets. */
const MOST_TRIED = 64

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
    const indexed = documents.map(({ id, locale, texts }) => ({ id, locale, ...indexWords(texts) }))
    return [
      ...this.#driver.write(kind, indexed, isNew),
      ...this.#driver.remove(kind, gone),
      ...(await this.#spelling.learn(trx, indexed)),
    ]
  }

  /**
   * Documents that hold the words of `text`, whatever their order; null when it holds no word at all. Where nothing holds
   * one of several words, all are looked for in the `others` languages as they stand; else the query is corrected as a
   * whole, so that what comes of it is found together.
   */
  async search(kind: string, locale: Locale, text: string, others: readonly Locale[] = []): Promise<SearchHits | null> {
    const terms = parseQuery(text)
    if (terms.length === 0) return null
    const found = await this.#find(kind, locale, terms)
    const { complete, ...hits } = score(found)
    const isKnown = found.every(({ ids }) => ids.length > 0)
    if (complete > 0 || isKnown) return { ...hits, correction: null }
    // A single word is more likely mistyped than of another language.
    for (const other of terms.length > 1 ? others : []) {
      const { complete: whole, ...elsewhere } = score(await this.#find(kind, other, terms))
      if (whole > 0) return { ...elsewhere, correction: null }
    }
    return (await this.#correct(kind, locale, terms, found)) ?? { ...hits, correction: null }
  }

  /** After a large import: lets the database put its index in order. */
  async settle(): Promise<void> {
    await this.#driver.settle()
  }

  /** Forgets every remembered look-up: for measurements. */
  forget(): void {
    for (const cache of this.#caches.values()) cache.clear()
  }

  async #find(kind: string, locale: Locale, terms: readonly Term[]): Promise<Postings[]> {
    const cache = this.#cache(kind)
    const keys = terms.map(({ word, prefix, accented }) => `${locale} ${accented ?? word}${prefix ? '*' : ''}`)
    const found = keys.map((key) => cache.get(key))
    const missing = terms.filter((_, i) => !found[i])
    if (missing.length === 0) return found as Postings[]
    const { generation } = cache
    const lookups = missing.map(lookupsOf)
    const read = await this.#driver.find(kind, locale, lookups.flat())
    return found.map((postings, i) => {
      if (postings) return postings
      const fresh = postingsOf(terms[i] as Term, read.splice(0, lookups.shift()?.length ?? 0))
      if (cache.generation === generation) cache.set(keys[i] as string, fresh)
      return fresh
    })
  }

  /** The likeliest spelling of the query under which something holds all of it; null: there is none. */
  async #correct(kind: string, locale: Locale, terms: Term[], found: Postings[]): Promise<SearchHits | null> {
    const lost = terms.filter((_, i) => found[i]?.ids.length === 0)
    const most = Math.max(1, Math.floor(MOST_TRIED ** (1 / lost.length)))
    const tried = await Promise.all(lost.map((term) => this.#spelling.near(locale, term)))
    const words = [...new Set(tried.flat().map(({ word }) => word))]
    const read = await this.#find(
      kind,
      locale,
      words.map((word) => ({ word, prefix: false, accented: null }))
    )
    const known = new Map(words.map((word, i) => [word, corrected(read[i] as Postings)]))
    const choices = tried.map((spellings) =>
      spellings.filter(({ word }) => (known.get(word)?.ids.length ?? 0) > 0).slice(0, most)
    )
    let best: { steps: number; spellings: Spelling[]; scored: Scored } | null = null
    for (const spellings of everyChoice(choices)) {
      const left = [...spellings]
      const steps = spellings.reduce((sum, spelling) => sum + spelling.steps, 0)
      const scored = score(
        found.map((postings) =>
          postings.ids.length > 0 ? postings : (known.get(left.shift()?.word ?? '') ?? postings)
        )
      )
      if (scored.complete === 0 || (best && steps > best.steps)) continue
      if (!best || steps < best.steps || scored.complete > best.scored.complete) best = { steps, spellings, scored }
    }
    if (!best) return null
    const left = [...best.spellings]
    const mended = terms.map((term) => (lost.includes(term) ? left.shift()?.word : term.word))
    return { ids: best.scored.ids, scores: best.scored.scores, correction: mended.join(' ') }
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

/** One of each, in every way. */
function everyChoice<T>(choices: readonly (readonly T[])[]): T[][] {
  return choices.reduce<T[][]>((begun, each) => begun.flatMap((some) => each.map((one) => [...some, one])), [[]])
}

const indexes = new WeakMap<Store, SearchIndex>()

/** The search index of a store. */
export function searchIndexOf(store: Store): SearchIndex {
  const found = indexes.get(store) ?? new SearchIndex(store)
  indexes.set(store, found)
  return found
}
