import { errors } from '@vinejs/vine'
import { DomainError } from '#core/errors/domain_error'
import { Refusals } from '#core/errors/refusals'
import { coreProblem, refusedRow, unreadableRow, type ImportProblem } from '#core/import/problem'
import { readRows } from '#core/import/reading/read_rows'
import { cellUnreadable, columnMissing, tableTooLong } from '#plugins/sales/shared/errors'
import { checkTaxRate } from '#plugins/sales/taxes/check_tax_rate'
import { readAny, readFigure, readText } from '#plugins/sales/shipping/table_rates/read_cells'
import { BETWEEN, RATE_COLUMN_OF, type RateColumn } from '#plugins/sales/taxes/rate_file/rate_columns'
import type { Input, Writer } from '#core/resources/writer'
import type { MadeResource } from '#core/resources/resource_catalogue'
import type { WriteResource } from '#core/resources/write_resource'
import type { TaxRateRow } from '#plugins/sales/taxes/tax_rate_row'

/** What a file comes to: its rates, and what is wrong with the rows that are none. */
export interface ReadRates {
  rows: Omit<TaxRateRow, 'id' | 'version'>[]
  problems: ImportProblem[]
}

/** What rates are read with. */
export interface RateParts {
  rates: MadeResource
  write: WriteResource
  writer: Pick<Writer, 'locale'>
}

/** Rows of one file. */
const MOST = 5000

type Values = Record<string, string>

/** Reads a file of VAT rates as a whole. @throws columnMissing, tableTooLong, and FileRefused for what is no table */
export async function readRateFile(path: string, parts: RateParts): Promise<ReadRates> {
  const table = await readRows(path)
  const missing = (['name', 'rate'] as const).find((name) => !table.columns.includes(name))
  if (missing !== undefined || (table.total ?? 0) > MOST) {
    await table.close()
    throw missing === undefined ? tableTooLong({ most: MOST }, 'file') : columnMissing({ column: missing }, 'file')
  }
  const found: ReadRates = { rows: [], problems: [] }
  for await (const { row, values, problem } of table.rows) {
    if (problem) found.problems.push(unreadableRow(row, problem))
    else await readRate(parts, values, row, found)
  }
  if (found.rows.length + found.problems.length === 0) found.problems.push(coreProblem(null, 'refused.empty'))
  return found
}

async function readRate(
  { rates, write, writer }: RateParts,
  values: Values,
  line: number,
  into: ReadRates
): Promise<void> {
  try {
    const said = (await rates.validators.create.validate(saidOf(values))) as Input
    const rate = (await write.complete(rates.resource, said, writer)) as unknown as TaxRateRow
    checkTaxRate(rate)
    into.rows.push(rate)
  } catch (thrown) {
    const error: unknown = thrown instanceof Refusals ? thrown.all[0] : thrown
    if (error instanceof DomainError) {
      into.problems.push(refusedRow(line, error, RATE_COLUMN_OF.get(error.field ?? '') ?? null))
    } else if (error instanceof errors.E_VALIDATION_ERROR) into.problems.push(invalidCell(error, values, line))
    else throw error
  }
}

/** A cell that the form of a rate would not take either. */
function invalidCell({ messages }: { messages: unknown }, values: Values, line: number): ImportProblem {
  const [first] = messages as { field: string }[]
  const column = RATE_COLUMN_OF.get(first?.field.split('.')[0] ?? '') ?? 'name'
  const text = (values[column] ?? '').trim().slice(0, 40)
  return refusedRow(line, text === '' ? columnMissing({ column }) : cellUnreadable({ text }), column)
}

function saidOf(values: Values): Record<string, unknown> {
  const cell = (column: RateColumn) => values[column] ?? ''
  const several = (column: RateColumn) =>
    cell(column)
      .split(BETWEEN)
      .map((one) => one.trim())
      .filter((one) => one !== '' && one !== '*')
  return {
    name: readText(cell('name')),
    basisPoints: readRateCell(cell('rate')),
    categories: several('categories'),
    countries: several('countries'),
    groups: several('groups'),
    state: readAny(cell('state')) || null,
    postcodeFrom: cell('zip_from').trim() || null,
    postcodeTo: readAny(cell('zip_to')) || null,
    needsVatNumber: flagOf(cell('vat_number'), 'needsVatNumber'),
    keepsNet: flagOf(cell('keeps_net'), 'keepsNet'),
    note: readText(cell('note')) || null,
    vatCategory: cell('vat_category').trim().toUpperCase() || null,
    priority: readFigure(cell('priority'), 0, 'priority') ?? 0,
    startsOn: cell('starts_on').trim() || null,
    endsOn: cell('ends_on').trim() || null,
  }
}

/** Per cent with up to two decimals; programs that keep three write 20.000, which is no twenty thousand here. */
function readRateCell(text: string): number | null {
  const thousandths = readFigure(text.replace('%', ''), 3, 'basisPoints')
  if (thousandths !== null && thousandths % 10 !== 0) throw cellUnreadable({ text: text.slice(0, 40) }, 'basisPoints')
  return thousandths === null ? null : thousandths / 10
}

const FLAGS: Record<string, boolean> = {
  '': false,
  '0': false,
  '1': true,
  'non': false,
  'no': false,
  'oui': true,
  'yes': true,
}

function flagOf(text: string, field: string): boolean {
  const flag = FLAGS[text.trim().toLowerCase()]
  if (flag === undefined) throw cellUnreadable({ text: text.slice(0, 40) }, field)
  return flag
}
