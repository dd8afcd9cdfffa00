import type { Store, Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'
import type { Locale } from '#core/i18n/locales'
import { runWrites } from '#core/database/write_set'
import { PostgresDriver } from '#core/search/postgres_driver'
import { PostingsCache } from '#core/search/postings_cache'
import { SqliteDriver } from '#core/search/sqlite_driver'
import { SpellingIndex, type Spelling } from '#core/search/spelling_index'
import { parseQuery, type Term } from '#core/search/parse_query'
import { corrected, indexWords, lookupsOf, postingsOf, score, type Postings, type Scored } from '#core/search/ranks'
import type { SearchDriver } from '#core/search/search_driver'

/** The texts of something that can be found. */
export interface SearchDocument {
  id: number
  locale: Locale
  /** At most four texts, by descending weight. */
  texts: readonly string[]
}

/** Changes of the documents of one kind. */
export interface SearchChange {
  documents: readonly SearchDocument[]
  /** Ids of documents to remove. */
  gone?: readonly number[]
  /** Whether a document was created in this transaction. */
  isNew?: (id: number) => boolean
}

/** What a search found. */
export interface SearchHits {
  /** Ascending. */
  ids: Float64Array
  /** The score of each id; greater is better. The caller orders equal scores. */
  scores: Uint16Array
  /** The corrected query if a word was mistyped, else null. */
  correction: string | null
}

/** So many corrected queries are tried at most. */
const MOST_TRIED = 64

/**
 * Full-text search over every kind of document ("catalogue.products", pages, posts), by the index of the database. The
 * kind is also the topic of the change feed for its documents. One instance per store: `searchIndexOf`.
 */
export class SearchIndex {
  readonly #driver: SearchDriver
  readonly #spelling: SpellingIndex
  readonly #caches = new Map<string, PostingsCache>()

  constructor(private readonly store: Store) {
    this.#driver = store.dialect === 'sqlite' ? new SqliteDriver(store.reader) : new PostgresDriver(store)
    this.#spelling = new SpellingIndex(store)
  }

  /** Indexes these documents again, in the transaction that changes them. */
  async write(trx: Transaction, kind: string, documents: readonly SearchDocument[]): Promise<void> {
    await runWrites(trx, await this.writes(trx, kind, { documents }))
  }

  async remove(trx: Transaction, kind: string, ids: readonly number[]): Promise<void> {
    await runWrites(trx, this.#driver.remove(kind, ids))
  }

  /** Removes every document of the kinds that start so: those of a plugin whose data go. */
  async dropKinds(trx: Transaction, prefix: string): Promise<void> {
    await runWrites(trx, this.#driver.drop(prefix))
  }

  /** The writes of a change, to be run together with others. */
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
   * Documents that hold the words of `text` in any order. Null: the text has no word. When one of several words is found
   * nowhere, the `others` languages are searched for all words as typed. When that finds nothing either, the query is
   * corrected so that a document holds all of its words.
   */
  async search(kind: string, locale: Locale, text: string, others: readonly Locale[] = []): Promise<SearchHits | null> {
    const terms = parseQuery(text)
    if (terms.length === 0) return null
    const found = await this.#find(kind, locale, terms)
    const { complete, ...hits } = score(found)
    const isKnown = found.every(({ ids }) => ids.length > 0)
    if (complete > 0 || isKnown) return { ...hits, correction: null }
    // A single word is more likely mistyped than from another language.
    for (const other of terms.length > 1 ? others : []) {
      const { complete: completeInOther, ...hitsInOther } = score(await this.#find(kind, other, terms))
      if (completeInOther > 0) return { ...hitsInOther, correction: null }
    }
    return (await this.#correct(kind, locale, terms, found)) ?? { ...hits, correction: null }
  }

  /** Call after a large import: database maintenance. */
  async settle(): Promise<void> {
    await this.#driver.settle()
  }

  /** Clears the caches, for measurements. */
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
    // A missing term has one or several lookups. Their results follow each other in `read`, in the order of the terms.
    const lookups = missing.map(lookupsOf)
    const read = await this.#driver.find(kind, locale, lookups.flat())
    return found.map((postings, i) => {
      if (postings) return postings
      const fresh = postingsOf(terms[i] as Term, read.splice(0, lookups.shift()?.length ?? 0))
      // When the cache was cleared during the read, the result may be stale.
      if (cache.generation === generation) cache.set(keys[i] as string, fresh)
      return fresh
    })
  }

  /** Hits for the likeliest correction with which a document holds all words. Null: there is none. */
  async #correct(kind: string, locale: Locale, terms: Term[], found: Postings[]): Promise<SearchHits | null> {
    const unmatched = terms.filter((_, i) => found[i]?.ids.length === 0)
    // Spellings per term, so that all their combinations stay within the limit.
    const spellingsPerTerm = Math.max(1, Math.floor(MOST_TRIED ** (1 / unmatched.length)))
    const candidates = await Promise.all(unmatched.map((term) => this.#spelling.near(locale, term)))
    const words = [...new Set(candidates.flat().map(({ word }) => word))]
    const read = await this.#find(
      kind,
      locale,
      words.map((word) => ({ word, prefix: false, accented: null }))
    )
    const postingsByWord = new Map(words.map((word, i) => [word, corrected(read[i] as Postings)]))
    const choices = candidates.map((spellings) =>
      spellings.filter(({ word }) => (postingsByWord.get(word)?.ids.length ?? 0) > 0).slice(0, spellingsPerTerm)
    )
    // The best combination has the fewest steps, then the most documents that hold all words.
    let best: { steps: number; spellings: Spelling[]; scored: Scored } | null = null
    for (const spellings of combinationsOf(choices)) {
      const remaining = [...spellings]
      const steps = spellings.reduce((sum, spelling) => sum + spelling.steps, 0)
      const scored = score(
        found.map((postings) =>
          postings.ids.length > 0 ? postings : (postingsByWord.get(remaining.shift()?.word ?? '') ?? postings)
        )
      )
      if (scored.complete === 0 || (best && steps > best.steps)) continue
      if (!best || steps < best.steps || scored.complete > best.scored.complete) best = { steps, spellings, scored }
    }
    if (!best) return null
    const remaining = [...best.spellings]
    const correctedWords = terms.map((term) => (unmatched.includes(term) ? remaining.shift()?.word : term.word))
    return { ids: best.scored.ids, scores: best.scored.scores, correction: correctedWords.join(' ') }
  }

  #cache(kind: string): PostingsCache {
    let cache = this.#caches.get(kind)
    if (!cache) {
      const created = new PostingsCache()
      this.store.changes.follow(kind, { apply: () => created.clear(), reset: () => created.clear() })
      this.#caches.set(kind, created)
      cache = created
    }
    return cache
  }
}

/** The Cartesian product: every combination of one item of each list. */
function combinationsOf<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>(
    (combinations, items) => combinations.flatMap((combination) => items.map((item) => [...combination, item])),
    [[]]
  )
}

const indexes = new WeakMap<Store, SearchIndex>()

/** The search index of a store. */
export function searchIndexOf(store: Store): SearchIndex {
  const found = indexes.get(store) ?? new SearchIndex(store)
  indexes.set(store, found)
  return found
}
