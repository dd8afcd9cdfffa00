import type { Store, Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'
import { LOCALES, type Locale } from '#core/i18n/locales'
import { Dictionary, isSpelt } from '#core/search/dictionary'
import type { Term } from '#core/search/parse_query'

/** Topic of the change feed; its keys are `locale word`. */
const TOPIC = 'core.search_words'

const WORDS = 'select locale, word from core_search_words'

/** Most corrections for one mistyped word. */
const MOST_CANDIDATES = 12

/** Up to so many documents are compared with the database instead of a dictionary in memory. */
const FEW_DOCUMENTS = 20

/** Records the unknown words in the change feed, then stores them. */
const SQLITE_LEARN = [
  `insert into core_changes (topic, changed)
   select '${TOPIC}', json_group_array((r.value ->> 0) || ' ' || (r.value ->> 1)) from json_each(?) r
   where not exists (select 1 from core_search_words w where w.locale = r.value ->> 0 and w.word = r.value ->> 1)
   having count(*) > 0`,
  `insert into core_search_words (locale, word) select value ->> 0, value ->> 1 from json_each(?) where true
   on conflict do nothing`,
] as const

const POSTGRES_LEARN = [
  `insert into core_changes (topic, changed)
   select '${TOPIC}', json_agg((r.value ->> 0) || ' ' || (r.value ->> 1))::text from json_array_elements(?::json) r
   where not exists (select 1 from core_search_words w where w.locale = r.value ->> 0 and w.word = r.value ->> 1)
   having count(*) > 0`,
  `insert into core_search_words (locale, word) select value ->> 0, value ->> 1 from json_array_elements(?::json)
   on conflict do nothing`,
] as const

/** The words of a document. */
export interface DocumentWords {
  locale: Locale
  vocabulary: readonly string[]
}

/** A possible correction. Fewer `steps` are likelier. */
export interface Spelling {
  word: string
  steps: 1 | 2
}

interface WordRow {
  locale: Locale
  word: string
}

/**
 * Every word that documents ever had, by language. Each process holds them in memory and updates them by the change feed.
 * Words of deleted documents stay, because a correction counts only if it finds something.
 */
export class SpellingIndex {
  #dictionaries: Map<Locale, Dictionary> | null = null
  /** Words that arrived before or while the dictionaries were read. */
  #pending: string[] = []

  constructor(private readonly store: Store) {
    store.changes.follow(TOPIC, {
      apply: (keys) => this.#apply(keys),
      reset: () => {
        this.#dictionaries = null
        this.#pending = []
      },
    })
  }

  /**
   * The writes that store unknown words and record them in the change feed. For a few documents no dictionary is loaded:
   * the statements skip known words.
   */
  async learn(trx: Transaction, documents: readonly DocumentWords[]): Promise<Write[]> {
    if (documents.length > FEW_DOCUMENTS) this.#dictionaries ??= dictionariesOf(await this.#readInside(trx))
    const fresh = new Map<string, [string, string]>()
    for (const { locale, vocabulary } of documents) {
      const dictionary = this.#dictionaries?.get(locale)
      for (const word of vocabulary) {
        if (dictionary?.has(word) || !isSpelt(word)) continue
        fresh.set(`${locale} ${word}`, [locale, word])
      }
    }
    const [record, insert] = this.store.dialect === 'sqlite' ? SQLITE_LEARN : POSTGRES_LEARN
    const list = { bindings: [JSON.stringify([...fresh.values()].sort())], isEmpty: fresh.size === 0 }
    return [
      { ...list, sql: record },
      { ...list, sql: insert },
    ]
  }

  /** Corrections of a word that no document has: known words within one edit, or with the same phonetic key. */
  async near(locale: Locale, { word, prefix }: Pick<Term, 'word' | 'prefix'>): Promise<Spelling[]> {
    if (!isSpelt(word)) return []
    const dictionary = (this.#dictionaries ?? (await this.#read())).get(locale)
    if (!dictionary) return []
    const close = new Set([...dictionary.near(word), ...dictionary.alike(word, false)])
    const begun = prefix ? dictionary.alike(word, true).filter((known) => !close.has(known)) : []
    const spellings: Spelling[] = [...close].map((known) => ({ word: known, steps: 1 }))
    return [...spellings, ...begun.map((known): Spelling => ({ word: known, steps: 2 }))].slice(0, MOST_CANDIDATES)
  }

  async #read(): Promise<Map<Locale, Dictionary>> {
    const { length } = this.#pending
    const dictionaries = dictionariesOf(await this.store.reader.all<WordRow>(WORDS))
    addWords(dictionaries, this.#pending.slice(length))
    this.#dictionaries ??= dictionaries
    this.#pending = []
    return this.#dictionaries
  }

  async #readInside(trx: Transaction): Promise<WordRow[]> {
    const answer = await trx.rawQuery<WordRow[] | { rows: WordRow[] }>(WORDS)
    return Array.isArray(answer) ? answer : answer.rows
  }

  #apply(keys: string[]): void {
    if (this.#dictionaries) addWords(this.#dictionaries, keys)
    else this.#pending.push(...keys)
  }
}

function addWords(dictionaries: Map<Locale, Dictionary>, keys: readonly string[]): void {
  for (const key of keys) {
    const [locale, word] = key.split(' ') as [Locale, string]
    dictionaries.get(locale)?.add([word])
  }
}

function dictionariesOf(rows: WordRow[]): Map<Locale, Dictionary> {
  const dictionaries = new Map(LOCALES.map((locale) => [locale, new Dictionary()]))
  for (const { locale, word } of rows) dictionaries.get(locale)?.add([word])
  return dictionaries
}
