import { stringify } from 'csv-stringify/sync'
import { writeDecimal } from '#core/money/decimal'
import { BETWEEN, RATE_COLUMNS } from '#plugins/sales/taxes/rate_file/rate_columns'
import type { TaxRateRow } from '#plugins/sales/taxes/tax_rate_row'

/** Beginnings that make spreadsheets take a text for a formula. */
const FORMULA = /^\s*[=+\-@]/u

/** The rates of VAT as a file that the import takes back. */
export function writeRateFile(rows: readonly TaxRateRow[]): string {
  const header = RATE_COLUMNS.map(([column]) => column)
  const lines = rows.map((row) => RATE_COLUMNS.map(([column, field]) => written(column, row[field])))
  return `\uFEFF${stringify([header, ...lines], { delimiter: ';', record_delimiter: 'windows' })}`
}

function written(column: string, value: TaxRateRow[keyof TaxRateRow]): string {
  if (value === null) return ''
  if (Array.isArray(value)) return value.join(BETWEEN)
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'number') return column === 'rate' ? writeDecimal(value, 2) : String(value)
  return FORMULA.test(value) ? `'${value}` : value
}
