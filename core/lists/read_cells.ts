import type { ColumnType, ListColumn } from '#core/lists/list'
import type { ListRow, ListValue } from '#core/lists/list_value'
import type { Row } from '#core/database/reader'

/** The columns of a statement that reads these columns of a list, under names that no column can collide with. */
export function selectCells(columns: readonly [string, ListColumn][]): string {
  return columns
    .flatMap(([, { type, sql, currency }], i) => {
      const cell = `${type === 'day' ? `cast(${sql} as text)` : sql} as c${i}`
      return type === 'money' && currency ? [cell, `${currency} as m${i}`] : [cell]
    })
    .map((cell) => `, ${cell}`)
    .join('')
}

/** A line of the list out of a row that `selectCells` read, its number under `id`. */
export function readCells(columns: readonly [string, ListColumn][], row: Row): ListRow {
  const line: ListRow = { id: Number(row.id) }
  columns.forEach(([key, { type }], i) => {
    line[key] = readCell(type, row[`c${i}`], row[`m${i}`])
  })
  return line
}

function readCell(type: ColumnType, value: unknown, currency: unknown): ListValue {
  if (value === null || value === undefined) return null
  if (type === 'money') return { amount: Number(value), currency: String(currency) }
  if (type === 'number' || type === 'id') return Number(value)
  if (type === 'boolean') return Boolean(value)
  return String(value)
}
