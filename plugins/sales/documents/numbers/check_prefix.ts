import { numberPrefixInvalid, numberPrefixTaken } from '#plugins/sales/documents/numbers/errors'
import { queryRows } from '#core/database/query_rows'
import { PREFIX, SERIES, SERIES_NAMES, type Series } from '#plugins/sales/documents/numbers/number_series'
import type { Transaction } from '#core/database/store'

/**
 * Returns the validator of a series' number prefix. No two documents of a shop may have the same number, so a prefix is
 * refused if another series uses it, has it as default, or ever issued a number with it.
 */
export function checkPrefix(series: Series) {
  return async (value: unknown, trx: Transaction): Promise<void> => {
    const field = `${SERIES[series].settings}.number_prefix`
    const prefix = String(value)
    if (!PREFIX.test(prefix)) throw numberPrefixInvalid({}, field)
    const others = SERIES_NAMES.filter((name) => name !== series)
    // Locks the series: waits for a concurrent change of a prefix and for numbers that are being taken.
    await queryRows(trx, 'update sales_number_series set last = last where last > 0', [])
    const keys = others.map((name) => `${SERIES[name].settings}.number_prefix`)
    const stored = await queryRows<{ value: string }>(
      trx,
      `select value from core_settings where key in (${keys.map(() => '?').join(', ')})`,
      keys
    )
    const taken = [...others.map((name) => SERIES[name].prefix as string), ...stored.map((row) => readText(row.value))]
    if (taken.includes(prefix)) throw numberPrefixTaken({ prefix }, field)
    for (const name of others) {
      const sql = `select 1 as one from ${SERIES[name].table} where number like ? limit 1`
      const found = await queryRows<{ one: number }>(trx, sql, [`${prefix}____-%`])
      if (found.length > 0) throw numberPrefixTaken({ prefix }, field)
    }
  }
}

const readText = (value: string) => String(JSON.parse(value) as unknown)
