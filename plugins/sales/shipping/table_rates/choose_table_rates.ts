import { postcodePrecision, withinPostcodes } from '#plugins/sales/shared/within_postcodes'
import { slugify } from '#core/text/slug'
import type { Destination } from '#plugins/sales/contracts/destination'
import type { TableRateRow } from '#plugins/sales/shipping/table_rates/table_rate_row'

/** What is sent where, in the units of the table. */
export interface TableQuestion {
  destination: Destination
  weight: number
  amount: number
  quantity: number
}

/**
 * One row for each label: all of its columns fit, and it tells the destination most exactly; then the highest beginnings
 * (weight, amount, pieces), then its place in the table.
 */
export function chooseTableRates(rows: readonly TableRateRow[], question: TableQuestion): TableRateRow[] {
  const best = new Map<string, TableRateRow>()
  for (const row of rows) {
    if (!row.isActive || !fits(row, question)) continue
    const way = slugify(row.label)
    const standing = best.get(way)
    if (!standing || precedence(row, standing) > 0) best.set(way, row)
  }
  return [...best.values()]
}

function fits(row: TableRateRow, { destination, weight, amount, quantity }: TableQuestion): boolean {
  const { country, state, postcode } = destination
  return (
    (row.country === '' || row.country === country) &&
    (row.state === '' || row.state === state) &&
    withinPostcodes(postcode, { from: row.postcodeFrom, to: row.postcodeTo }) &&
    isWithin(weight, row.weightFrom, row.weightTo) &&
    isWithin(amount, row.amountFrom, row.amountTo) &&
    isWithin(quantity, row.quantityFrom, row.quantityTo)
  )
}

function isWithin(value: number, from: number | null, to: number | null): boolean {
  return (from === null || value >= from) && (to === null || value < to)
}

/** How exactly a row tells where goods go: postcode > state > country > anywhere. */
export function exactnessOf({ country, state, postcodeFrom, postcodeTo }: TableRateRow): number {
  const postcode = postcodePrecision({ from: postcodeFrom, to: postcodeTo })
  return postcode * 4 + (state === '' ? 0 : 2) + (country === '' ? 0 : 1)
}

/** Above 0: the first row goes before the second. */
function precedence(one: TableRateRow, other: TableRateRow): number {
  return (
    exactnessOf(one) - exactnessOf(other) ||
    (one.weightFrom ?? 0) - (other.weightFrom ?? 0) ||
    (one.amountFrom ?? 0) - (other.amountFrom ?? 0) ||
    (one.quantityFrom ?? 0) - (other.quantityFrom ?? 0) ||
    other.position - one.position ||
    other.id - one.id
  )
}
