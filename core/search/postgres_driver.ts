import type { Store, Transaction } from '#core/database/store'
import { LOCALES, type Locale } from '#core/i18n/locales'
import { readIds, type IndexedDocument, type Postings, type SearchDriver, type Term } from '#core/search/search_driver'

/**
 * Vectors made of our own words: PostgreSQL's parser never sees the text, so it cannot cut it in another way than FTS5
 * does. Words of the name weigh A.
 */
export class PostgresDriver implements SearchDriver {
  constructor(private readonly store: Store) {}

  async write(trx: Transaction, kind: string, documents: readonly IndexedDocument[]) {
    const rows = documents.map(({ id, locale, name, body }) => ({
      document_id: id,
      locale,
      vector: [...name.map((word) => `'${word}':1A`), ...body.map((word) => `'${word}':2`)].join(' '),
    }))
    await trx.rawQuery(
      `insert into core_search_documents (kind, locale, document_id, vector)
       select ?, rows.locale, rows.document_id, rows.vector::tsvector
       from json_to_recordset(?::json) as rows(document_id bigint, locale text, vector text)
       on conflict (kind, locale, document_id) do update set vector = excluded.vector`,
      [kind, JSON.stringify(rows)]
    )
  }

  async remove(trx: Transaction, kind: string, ids: readonly number[]) {
    await trx.rawQuery(
      `delete from core_search_documents where kind = ? and locale in ('${LOCALES.join("', '")}')
       and document_id = any(array(select jsonb_array_elements_text(?::jsonb)::bigint))`,
      [kind, JSON.stringify(ids)]
    )
  }

  async find(kind: string, locale: Locale, terms: readonly Term[]): Promise<Postings[]> {
    const words = terms.map(({ word, prefix }) => [
      prefix ? `'${word}':*` : `'${word}'`,
      prefix ? `'${word}':*A` : `'${word}':A`,
    ])
    // One scan per word: ids of documents that name it come with a sign.
    const rows = await this.store.reader.all<{ ids: string | null }>(
      `select (select string_agg(case when found.vector @@ (terms.value ->> 1)::tsquery
           then '-' || found.document_id else found.document_id::text end, ',')
         from core_search_documents found where found.locale = '${locale}' and found.kind = ?
         and found.vector @@ (terms.value ->> 0)::tsquery) as ids
       from jsonb_array_elements(?::jsonb) with ordinality as terms(value, place) order by terms.place`,
      [kind, JSON.stringify(words)]
    )
    return terms.map((_, i) => postings(readIds(rows[i]?.ids ?? null)))
  }

  /** The pending list of the GIN indexes, read through by every search, becomes part of them. */
  async settle() {
    for (const locale of LOCALES) {
      await this.store.lucid.rawQuery(
        `select gin_clean_pending_list('core_search_documents_${locale.toLowerCase()}_index')`
      )
    }
    await this.store.lucid.rawQuery('analyze core_search_documents')
  }
}

function postings(signed: Float64Array): Postings {
  const named = signed.filter((id) => id < 0).map((id) => -id)
  return { named: named.sort(), anywhere: signed.map((id) => Math.abs(id)).sort() }
}
