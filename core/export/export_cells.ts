import { DateTime } from 'luxon'
import { minorDigits } from '#core/money/currency'
import { writeDecimal } from '#core/money/decimal'
import type { DescribedColumn } from '#core/lists/describe_list'
import type { ListRow, ListValue } from '#core/lists/list_value'
import type { MoneyData } from '#core/money/money'

/** A cell of a file: its text, and its number or time, which a workbook stores as such. */
export interface ExportCell {
  text: string
  /** A figure of ours: its text needs no defence against programs that take texts for formulas. */
  number?: number
  /** Decimals of the figure, where they are fixed. */
  digits?: number
  /** Its text stays as it is: no program takes it for a formula. */
  isSafe?: boolean
  /** In the zone of the shop. */
  time?: DateTime
}

export interface ExportWords {
  /** Heading of the column with the currency of an amount. */
  currencyOf: (label: string) => string
  yes: string
  no: string
}

export interface ExportPlan {
  columns: readonly DescribedColumn[]
  zone: string
  words: ExportWords
}

const EMPTY: ExportCell = { text: '' }

/** The first line of a file. An amount has a second column for its currency. */
export function exportHeader({ columns, words }: ExportPlan): string[] {
  return columns.flatMap(({ type, label }) => (type === 'money' ? [label, words.currencyOf(label)] : [label]))
}

export function exportCells({ columns, zone, words }: ExportPlan, row: ListRow): ExportCell[] {
  return columns.flatMap((column) => {
    const value = row[column.key] ?? null
    if (column.type === 'money') return amountCells(value as MoneyData | null)
    return value === null ? EMPTY : oneCell(column, value, zone, words)
  })
}

function amountCells(value: MoneyData | null): ExportCell[] {
  if (!value) return [EMPTY, EMPTY]
  const digits = minorDigits(value.currency)
  const text = writeDecimal(value.amount, digits)
  return [{ text, number: Number(text), digits }, { text: value.currency }]
}

function oneCell(column: DescribedColumn, value: ListValue, zone: string, words: ExportWords): ExportCell {
  if (typeof value === 'number') return { text: String(value), number: value }
  if (typeof value === 'boolean') return { text: value ? words.yes : words.no }
  if (column.type === 'choice') {
    return { text: column.choices?.find((choice) => choice.value === value)?.label ?? String(value) }
  }
  if (column.type !== 'instant' && column.type !== 'day') return { text: String(value) }
  const isDay = column.type === 'day'
  const time = DateTime.fromISO(String(value), { zone: isDay ? 'utc' : zone })
  return { text: time.toFormat(isDay ? 'yyyy-MM-dd' : 'yyyy-MM-dd HH:mm:ss'), time }
}
