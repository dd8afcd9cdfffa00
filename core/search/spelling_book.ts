import type { Store, Transaction } from '#core/database/store'
import { LOCALES, type Locale } from '#core/i18n/locales'
import { Dictionary, isSpelt } from '#core/search/dictionary'
import type { IndexedDocument } from '#core/search/search_driver'

/** Topic of the change feed; its keys are `locale word`. */
const TOPIC = 'core.search_words'

const WORDS = 'select locale, word from core_search_words'

/** Spellings tried for one mistyped word. */
const MOST_CANDIDATES = 12

interface WordRow {
  locale: Locale
  word: string
}

/**
 * Every word that documents ever held, per language, remembered by each process and kept true by the change feed. A
 * word whose last document went stays: a correction counts only where something is found.
 */
export class SpellingBook {
  #dictionaries: Map<Locale, Dictionary> | null = null
  /** Words that came before the dictionaries were read, or while. */
  #heard: string[] = []

  constructor(private readonly store: Store) {
    store.changes.follow(TOPIC, {
      apply: (keys) => this.#apply(keys),
      reset: () => {
        this.#dictionaries = null
        this.#heard = []
      },
    })
  }

  /** Writes down the words that were not known before. */
  async learn(trx: Transaction, documents: readonly IndexedDocument[]): Promise<void> {
    this.#dictionaries ??= shelve(await this.#readInside(trx))
    const fresh = new Map<string, [string, string]>()
    for (const { locale, name, body } of documents) {
      const dictionary = this.#dictionaries.get(locale)
      for (const words of [name, body]) {
        for (const word of words) {
          if (dictionary?.has(word) || !isSpelt(word)) continue
          fresh.set(`${locale} ${word}`, [locale, word])
        }
      }
    }
    if (fresh.size === 0) return
    const rows = this.store.dialect === 'sqlite' ? 'json_each(?) where true' : 'jsonb_array_elements(?::jsonb)'
    await trx.rawQuery(
      `insert into core_search_words (locale, word) select value ->> 0, value ->> 1 from ${rows}
       on conflict do nothing`,
      [JSON.stringify([...fresh.values()].sort())]
    )
    await this.store.changes.record(trx, TOPIC, [...fresh.keys()])
  }

  /** Known words within one typing mistake of a word that nothing holds. */
  async near(locale: Locale, word: string): Promise<string[]> {
    if (!isSpelt(word)) return []
    const dictionaries = this.#dictionaries ?? (await this.#read())
    return dictionaries.get(locale)?.near(word).slice(0, MOST_CANDIDATES) ?? []
  }

  async #read(): Promise<Map<Locale, Dictionary>> {
    const { length } = this.#heard
    const dictionaries = shelve(await this.store.reader.all<WordRow>(WORDS))
    addWords(dictionaries, this.#heard.slice(length))
    this.#dictionaries ??= dictionaries
    this.#heard = []
    return this.#dictionaries
  }

  async #readInside(trx: Transaction): Promise<WordRow[]> {
    const answer = await trx.rawQuery<WordRow[] | { rows: WordRow[] }>(WORDS)
    return Array.isArray(answer) ? answer : answer.rows
  }

  #apply(keys: string[]): void {
    if (this.#dictionaries) addWords(this.#dictionaries, keys)
    else this.#heard.push(...keys)
  }
}

function addWords(dictionaries: Map<Locale, Dictionary>, keys: readonly string[]): void {
  for (const key of keys) {
    const [locale, word] = key.split(' ') as [Locale, string]
    dictionaries.get(locale)?.add([word])
  }
}

function shelve(rows: WordRow[]): Map<Locale, Dictionary> {
  const dictionaries = new Map(LOCALES.map((locale) => [locale, new Dictionary()]))
  for (const { locale, word } of rows) dictionaries.get(locale)?.add([word])
  return dictionaries
}
