import { sqliteRows, type Write } from '#core/database/write'
import type { Reader } from '#core/database/reader'
import { LOCALES, type Locale } from '#core/i18n/locales'
import { readIds, type IndexedDocument, type Lookup, type SearchDriver } from '#core/search/search_driver'

/** A rowid is `kind × SPAN + id`. SPAN is 2^40. */
const SPAN = 1_099_511_627_776

/** Contentless FTS5 tables, one per language. */
export class SqliteDriver implements SearchDriver {
  constructor(private readonly reader: Reader) {}

  /** Deletes and inserts, because replacing in an FTS5 table is slow. */
  write(kind: string, documents: readonly IndexedDocument[], isNew: (id: number) => boolean): Write[] {
    const named: Write = {
      sql: 'insert into core_search_kinds (kind) select value from json_each(?) where true on conflict do nothing',
      bindings: [JSON.stringify([kind])],
      isEmpty: documents.length === 0,
    }
    const byLocale = LOCALES.flatMap((locale) => {
      const own = documents.filter((document) => document.locale === locale)
      const ids = own.map(({ id }) => id).filter((id) => !isNew(id))
      return [forget(kind, locale, ids), insert(kind, locale, own)]
    })
    return [named, ...byLocale]
  }

  remove(kind: string, ids: readonly number[]): Write[] {
    return LOCALES.map((locale) => forget(kind, locale, ids))
  }

  drop(prefix: string): Write[] {
    const kinds = 'select id from core_search_kinds where substr(kind, 1, ?) = ?'
    const bindings = [prefix.length, prefix]
    const documents = LOCALES.map((locale) => ({
      sql: `delete from ${table(locale)} where rowid / ${SPAN} in (${kinds})`,
      bindings,
      isEmpty: false,
    }))
    return [...documents, { sql: `delete from core_search_kinds where id in (${kinds})`, bindings, isEmpty: false }]
  }

  async find(kind: string, locale: Locale, lookups: readonly Lookup[]): Promise<Float64Array[]> {
    const matches = lookups.map(({ words, isBeginning }) =>
      words.map((word) => (isBeginning ? `"${word}"*` : `"${word}"`)).join(' OR ')
    )
    const rows = await this.reader.all<{ ids: string | null }>(
      `select (select group_concat(found.rowid - kinds.id * ${SPAN}) from ${table(locale)} found
         where found.${table(locale)} match lookups.value
         and found.rowid between kinds.id * ${SPAN} and (kinds.id + 1) * ${SPAN} - 1) as ids
       from json_each(?) lookups left join core_search_kinds kinds on kinds.kind = ? order by lookups.key`,
      [JSON.stringify(matches), kind]
    )
    return lookups.map((_, i) => readIds(rows[i]?.ids ?? null))
  }

  async settle() {
    // FTS5 merges its segments while it writes.
  }
}

function forget(kind: string, locale: Locale, ids: readonly number[]): Write {
  return {
    sql: `delete from ${table(locale)} where rowid in (
      select kinds.id * ${SPAN} + rows.value from core_search_kinds kinds, json_each(?) rows where kinds.kind = ?)`,
    bindings: [JSON.stringify(ids), kind],
    isEmpty: ids.length === 0,
  }
}

/** Row by row it uses `values`: with a `select`, FTS5 would flush its pending words after each row. */
function insert(kind: string, locale: Locale, documents: readonly IndexedDocument[]): Write {
  const into = `insert into ${table(locale)} (rowid, words)`
  return sqliteRows(
    `${into} select kinds.id * ${SPAN} + (r.value ->> 1), r.value ->> 2
     from json_each(?) r join core_search_kinds kinds on kinds.kind = r.value ->> 0`,
    `${into} values ((select id from core_search_kinds where kind = ?) * ${SPAN} + ?, ?)`,
    documents.map(({ id, words }) => [kind, id, words.join(' ')])
  )
}

function table(locale: Locale): string {
  return `core_search_${locale.toLowerCase()}_fts`
}
