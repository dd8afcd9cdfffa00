import { stringify } from 'csv-stringify/sync'
import { writeDecimal } from '#core/money/decimal'
import { COLUMNS, type Column } from '#plugins/sales/shipping/table_rates/table_columns'
import type { TableRateRow } from '#plugins/sales/shipping/table_rates/table_rate_row'

/** Beginnings that make spreadsheets take a text for a formula. */
const FORMULA = /^\s*[=+\-@]/u

/** The rows of a channel as a file that the import takes back. */
export function writeTableFile(rows: readonly TableRateRow[], digits: number): string {
  const header = COLUMNS.map(([column]) => column)
  const lines = rows.map((row) => COLUMNS.map(([column, field]) => written(column, row[field], digits)))
  return `\uFEFF${stringify([header, ...lines], { delimiter: ';', record_delimiter: 'windows' })}`
}

const PLACES: Partial<Record<Column, number | 'money'>> = {
  weight_from: 3,
  weight_to: 3,
  price_from: 'money',
  price_to: 'money',
  qty_from: 0,
  qty_to: 0,
  price: 'money',
}

function written(column: Column, value: string | number | null, digits: number): string {
  if (value === null) return ''
  if (typeof value === 'string') return FORMULA.test(value) ? `'${value}` : value
  const places = PLACES[column] ?? 0
  return writeDecimal(value, places === 'money' ? digits : places)
}
