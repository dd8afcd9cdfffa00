import { exactnessOf } from '#plugins/sales/shipping/table_rates/choose_table_rates'
import { postcodesMeet } from '#plugins/sales/shared/within_postcodes'
import { slugify } from '#core/text/slug'
import { RANGES, type TableRateRow } from '#plugins/sales/shipping/table_rates/table_rate_row'

/**
 * For each row, an earlier one that could be meant just as well: same label, equally exact, same beginnings, and some
 * parcel fits both. Only their order would decide between them, which nobody means.
 */
export function findOverlaps(rows: readonly TableRateRow[]): Map<TableRateRow, TableRateRow> {
  const overlaps = new Map<TableRateRow, TableRateRow>()
  for (const alike of Map.groupBy(
    rows.filter(({ isActive }) => isActive),
    likeness
  ).values()) {
    alike.forEach((row, index) => {
      const earlier = alike.slice(0, index).find((other) => meet(row, other))
      if (earlier) overlaps.set(row, earlier)
    })
  }
  return overlaps
}

/** Rows that differ in any of this never compete. One postcode alone competes with itself only. */
function likeness(row: TableRateRow): string {
  const { label, country, state, postcodeFrom } = row
  const isOne = postcodeFrom !== '' && !postcodeFrom.endsWith('*') && row.postcodeTo === ''
  const beginnings = RANGES.map(([from]) => row[from] ?? 0)
  return JSON.stringify([slugify(label), country, state, exactnessOf(row), beginnings, isOne ? postcodeFrom : null])
}

/** Their ranges begin at the same figures, so that they always meet. */
function meet(one: TableRateRow, other: TableRateRow): boolean {
  return postcodesMeet(
    { from: one.postcodeFrom, to: one.postcodeTo },
    { from: other.postcodeFrom, to: other.postcodeTo }
  )
}
