import type { Store } from '#core/database/store'
import type { Write } from '#core/database/write'
import { LOCALES, type Locale } from '#core/i18n/locales'
import { readIds, type IndexedDocument, type Lookup, type SearchDriver } from '#core/search/search_driver'

/**
 * Stores `tsvector`s that are built from our own words. PostgreSQL's parser never sees the text, so it cannot tokenize it
 * differently from FTS5.
 */
export class PostgresDriver implements SearchDriver {
  constructor(private readonly store: Store) {}

  write(kind: string, documents: readonly IndexedDocument[]): Write[] {
    const rows = documents.map(({ id, locale, words }) => ({
      document_id: id,
      locale,
      vector: words.map((word) => `'${word}'`).join(' '),
    }))
    return [
      {
        sql: `insert into core_search_documents as known (kind, locale, document_id, vector)
          select ?, rows.locale, rows.document_id, rows.vector::tsvector
          from json_to_recordset(?::json) as rows(document_id bigint, locale text, vector text)
          on conflict (kind, locale, document_id) do update set vector = excluded.vector
          where known.vector <> excluded.vector`,
        bindings: [kind, JSON.stringify(rows)],
        isEmpty: rows.length === 0,
      },
    ]
  }

  remove(kind: string, ids: readonly number[]): Write[] {
    return [
      {
        sql: `delete from core_search_documents where kind = ? and locale in ('${LOCALES.join("', '")}')
          and document_id = any(array(select jsonb_array_elements_text(?::jsonb)::bigint))`,
        bindings: [kind, JSON.stringify(ids)],
        isEmpty: ids.length === 0,
      },
    ]
  }

  drop(prefix: string): Write[] {
    const sql = 'delete from core_search_documents where substr(kind, 1, ?) = ?'
    return [{ sql, bindings: [prefix.length, prefix], isEmpty: false }]
  }

  async find(kind: string, locale: Locale, lookups: readonly Lookup[]): Promise<Float64Array[]> {
    const queries = lookups.map(({ words, isBeginning }) =>
      words.map((word) => (isBeginning ? `'${word}':*` : `'${word}'`)).join(' | ')
    )
    const rows = await this.store.reader.all<{ ids: string | null }>(
      `select (select string_agg(found.document_id::text, ',') from core_search_documents found
         where found.locale = '${locale}' and found.kind = ? and found.vector @@ lookups.value::tsquery) as ids
       from jsonb_array_elements_text(?::jsonb) with ordinality as lookups(value, place) order by lookups.place`,
      [kind, JSON.stringify(queries)]
    )
    return lookups.map((_, i) => readIds(rows[i]?.ids ?? null))
  }

  /** Merges the pending lists of the GIN indexes, which every search scans, into the indexes. */
  async settle() {
    for (const locale of LOCALES) {
      await this.store.lucid.rawQuery(
        `select gin_clean_pending_list('core_search_documents_${locale.toLowerCase()}_index')`
      )
    }
    await this.store.lucid.rawQuery('analyze core_search_documents')
  }
}
