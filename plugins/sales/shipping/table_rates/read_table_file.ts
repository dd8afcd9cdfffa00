import { DomainError } from '#core/errors/domain_error'
import { coreProblem, refusedRow, unreadableRow, type ImportProblem } from '#core/import/problem'
import { readRows } from '#core/import/reading/read_rows'
import { checkTableRate } from '#plugins/sales/shipping/table_rates/check_table_rate'
import { columnMissing, tableTooLong } from '#plugins/sales/shared/errors'
import { rowsOverlap } from '#plugins/sales/shipping/table_rates/errors'
import { COLUMN_OF, COLUMNS, type Column } from '#plugins/sales/shipping/table_rates/table_columns'
import { findOverlaps } from '#plugins/sales/shipping/table_rates/find_overlap'
import { readAny, readFigure, readText } from '#plugins/sales/shipping/table_rates/read_cells'
import type { TableRateRow } from '#plugins/sales/shipping/table_rates/table_rate_row'

/** What a file comes to: its rows, and what is wrong with those that are none. */
export interface ReadTable {
  /** In their order; `id` is the line of the file. */
  rows: TableRateRow[]
  problems: ImportProblem[]
}

/** Rows of one file. */
const MOST = 5000

interface Target {
  channel: string
  /** The channel's money, and its decimals. */
  currency: string
  digits: number
}

/** Reads a file of table rates as a whole. @throws columnMissing, tableTooLong, and FileRefused for what is no table */
export async function readTableFile(path: string, target: Target): Promise<ReadTable> {
  const table = await readRows(path)
  const missing = (['label', 'price'] as const).find((name) => !table.columns.includes(name))
  if (missing !== undefined || (table.total ?? 0) > MOST) {
    await table.close()
    throw missing === undefined ? tableTooLong({ most: MOST }, 'file') : columnMissing({ column: missing }, 'file')
  }
  const found: ReadTable = { rows: [], problems: [] }
  for await (const { row, values, problem } of table.rows) {
    if (problem) found.problems.push(unreadableRow(row, problem))
    else readRow(values, row, target, found)
  }
  if (found.rows.length + found.problems.length === 0) found.problems.push(coreProblem(null, 'refused.empty'))
  for (const [row, earlier] of findOverlaps(found.rows)) {
    found.problems.push(refusedRow(row.id, rowsOverlap({ row: earlier.id }), null))
  }
  return { rows: found.rows, problems: found.problems.sort((a, b) => (a.row ?? 0) - (b.row ?? 0)) }
}

function readRow(values: Record<string, string>, line: number, target: Target, into: ReadTable): void {
  try {
    into.rows.push({ ...checkTableRate(inputOf(values, target, into.rows.length)), id: line, version: 1 })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    into.problems.push(refusedRow(line, error, COLUMN_OF.get(error.field ?? '') ?? null))
  }
}

function inputOf(values: Record<string, string>, target: Target, position: number) {
  const { channel, currency, digits } = target
  const cell = (column: Column) => values[column] ?? ''
  const figure = (column: Column, places: number) => readFigure(cell(column), places, FIELD_OF[column] ?? column)
  const amount = (column: Column) => readFigure(cell(column), digits, FIELD_OF[column] ?? column, currency)
  return {
    channel,
    position,
    isActive: true,
    label: readText(cell('label')),
    country: readAny(cell('country')),
    state: readAny(cell('state')),
    postcodeFrom: cell('zip_from').trim(),
    postcodeTo: readAny(cell('zip_to')),
    weightFrom: figure('weight_from', 3),
    weightTo: figure('weight_to', 3),
    amountFrom: amount('price_from'),
    amountTo: amount('price_to'),
    quantityFrom: figure('qty_from', 0),
    quantityTo: figure('qty_to', 0),
    price: priceOf(cell('price'), target),
    delay: readText(cell('delay')),
  }
}

/** A price of nothing must be written: `0`. */
function priceOf(text: string, { digits, currency }: Target): number {
  const price = readFigure(text, digits, 'price', currency)
  if (price === null) throw columnMissing({ column: 'price' }, 'price')
  return price
}

const FIELD_OF: Partial<Record<string, string>> = Object.fromEntries(COLUMNS)
