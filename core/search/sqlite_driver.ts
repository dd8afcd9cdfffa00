import { queryRows } from '#core/database/query_rows'
import { writeRows } from '#core/database/write_rows'
import type { Reader } from '#core/database/reader'
import type { Transaction } from '#core/database/store'
import { LOCALES, type Locale } from '#core/i18n/locales'
import { readIds, type IndexedDocument, type Postings, type SearchDriver, type Term } from '#core/search/search_driver'

/** A row number is `kind × 2^40 + id`. */
const SPAN = 1_099_511_627_776

/** FTS5 tables without content, one per language. */
export class SqliteDriver implements SearchDriver {
  constructor(private readonly reader: Reader) {}

  async write(trx: Transaction, kind: string, documents: readonly IndexedDocument[]) {
    await trx.rawQuery('insert into core_search_kinds (kind) values (?) on conflict do nothing', [kind])
    const [row] = await queryRows<{ id: number }>(trx, 'select id from core_search_kinds where kind = ?', [kind])
    const base = (row?.id ?? 0) * SPAN
    for (const locale of LOCALES) {
      const spoken = documents.filter((document) => document.locale === locale)
      if (spoken.length === 0) continue
      await this.#forget(
        trx,
        kind,
        locale,
        spoken.map(({ id }) => id)
      )
      const columns = { rowid: 'bigint', name: 'text', body: 'text' } as const
      const rows = spoken.map(({ id, name, body }) => [base + id, name.join(' '), body.join(' ')])
      await writeRows(trx, { table: table(locale), columns }, rows)
    }
  }

  async remove(trx: Transaction, kind: string, ids: readonly number[]) {
    for (const locale of LOCALES) await this.#forget(trx, kind, locale, ids)
  }

  async find(kind: string, locale: Locale, terms: readonly Term[]): Promise<Postings[]> {
    const matches = terms.flatMap(({ word, prefix }) => {
      const text = prefix ? `"${word}"*` : `"${word}"`
      return [text, `name : ${text}`]
    })
    const rows = await this.reader.all<{ ids: string | null }>(
      `select (select group_concat(found.rowid - kinds.id * ${SPAN}) from ${table(locale)} found
         where found.${table(locale)} match terms.value
         and found.rowid between kinds.id * ${SPAN} and (kinds.id + 1) * ${SPAN} - 1) as ids
       from json_each(?) terms left join core_search_kinds kinds on kinds.kind = ? order by terms.key`,
      [JSON.stringify(matches), kind]
    )
    return terms.map((_, i) => ({
      anywhere: readIds(rows[2 * i]?.ids ?? null),
      named: readIds(rows[2 * i + 1]?.ids ?? null),
    }))
  }

  async settle() {
    // FTS5 merges its segments while it writes.
  }

  async #forget(trx: Transaction, kind: string, locale: Locale, ids: readonly number[]) {
    await trx.rawQuery(
      `delete from ${table(locale)} where rowid in (
         select kinds.id * ${SPAN} + rows.value from core_search_kinds kinds, json_each(?) rows where kinds.kind = ?)`,
      [JSON.stringify(ids), kind]
    )
  }
}

function table(locale: Locale): string {
  return `core_search_${locale.toLowerCase()}_fts`
}
