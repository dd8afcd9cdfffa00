import { queryRows } from '#core/database/query_rows'
import { readJson } from '#core/database/statements'
import { LOCALES } from '#core/i18n/locales'
import type { Field, Fields } from '#core/fields/field'
import type { ResourceHooks, StoredRow } from '#core/resources/resource'

type Row = StoredRow & Record<string, unknown>

/**
 * Keeps the values of custom fields in the column `custom` of a table, by name. A value stays there when its field goes, and
 * comes back with it.
 */
export function customValues(table: string, fields: Fields): ResourceHooks<never> {
  const names = Object.keys(fields)
  if (names.length === 0) return {}
  const pick = (row: Row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null]))
  const hooks: ResourceHooks<Row> = {
    async read(rows, run) {
      const found = await run<{ id: number; custom: unknown }>(
        `select id, custom from ${table} where id in (${rows.map(() => '?').join(', ')})`,
        rows.map(({ id }) => id)
      )
      const stored = new Map(found.map(({ id, custom }) => [id, readJson<Record<string, unknown>>(custom)]))
      for (const row of rows) {
        const values = stored.get(row.id) ?? {}
        for (const name of names) row[name] = values[name] ?? nothingOf(fields[name] as Field)
      }
    },
    async afterSave({ trx, before, after }) {
      const values = pick(after)
      if (before && JSON.stringify(values) === JSON.stringify(pick(before))) return
      const [row] = await queryRows<{ custom: unknown }>(trx, `select custom from ${table} where id = ?`, [after.id])
      const kept = readJson<Record<string, unknown>>(row?.custom ?? '{}')
      await queryRows(trx, `update ${table} set custom = ? where id = ?`, [
        JSON.stringify({ ...kept, ...values }),
        after.id,
      ])
    },
  }
  return hooks as unknown as ResourceHooks<never>
}

const LISTS = new Set(['choices', 'repeater', 'lines'])

/** What a row has of a field that was never filled in. */
function nothingOf({ kind, options }: Field): unknown {
  if (options.translated) return Object.fromEntries(LOCALES.map((locale) => [locale, null]))
  if (kind === 'boolean') return false
  return LISTS.has(kind) || (options as { many?: boolean }).many ? [] : null
}
