import { MoneyError } from '#core/money/errors'
import { readWritten } from '#core/money/read_written'
import { languageTag, type Locale } from '#web/lib/locale'

/** How a field formats and parses numbers. */
export interface FigureWriting {
  locale: Locale
  /** Number of decimals: 1290 with two of them is 12,90. */
  digits: number
  /** The unit beside the field, which the input may contain: "€", "%", "kg". */
  unit?: string | undefined
  /** Code of the currency. The input may contain any of its symbols. */
  currency?: string | undefined
  /** Displays trailing zeros: 12,90. */
  isFixed?: boolean | undefined
}

/** The result: a number in units of its last decimal, or why the input was refused. */
export type Reading =
  | { value: number | null }
  /** There are several readings, or the only one differs from the input. */
  | { values: number[]; reason: 'ambiguous' }
  | { values: []; reason: 'unreadable' | 'too_precise' }

/** A separator that may be one of thousands or of decimals. */
const EITHER = /^[^.,\d]*[1-9]\d{0,2}([.,])\d{3}(?![\d.,])/

/** Parses a number of either language. It never guesses and never rounds. */
export function readFigure(text: string, { locale, digits, unit, currency }: FigureWriting): Reading {
  const written = withoutUnit(text.trim(), unit)
  if (written === '') return { value: null }
  const mark = EITHER.exec(written)?.[1]
  // With three decimals, the language's own separator is the one that the field itself writes.
  const isOwn = digits >= 3 && mark === (locale === 'fr_FR' ? ',' : '.')
  if (mark && !isOwn) {
    // Both readings, each written so that it has no other one: without the separator, and with a fourth decimal.
    const asThousands = written.replace(mark, '')
    const asDecimals = written.replace(/[.,]\d{3}/, (decimals) => `${decimals}0`)
    const values = [asThousands, asDecimals]
      .map((one) => read(one, digits, currency))
      .filter((one) => typeof one === 'number')
    return { values, reason: 'ambiguous' }
  }
  const value = read(written, digits, currency)
  return typeof value === 'number' ? { value } : { values: [], reason: value }
}

function read(text: string, digits: number, currency: string | undefined) {
  try {
    return readWritten(text, digits, currency)
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error
    return error.code === 'decimal_too_precise' ? 'too_precise' : 'unreadable'
  }
}

function withoutUnit(text: string, unit: string | undefined): string {
  if (!unit || !text.toLowerCase().endsWith(unit.toLowerCase())) return text
  return text.slice(0, -unit.length).trim()
}

/** A number as displayed in the field: « 1 234,50 ». */
export function writeFigure(value: number, writing: FigureWriting): string {
  return formatted(value, writing, true)
}

/** A number with its unit: « 5,5 % », "5.5%", "0.75 kg". English has no space before a percent sign. */
export function writeWithUnit(value: number, writing: FigureWriting): string {
  const { locale, unit } = writing
  const figure = writeFigure(value, writing)
  if (!unit) return figure
  if (unit !== '%') return `${figure}\u00a0${unit}`
  return locale === 'fr_FR' ? `${figure}\u202f%` : `${figure}%`
}

/** A number while it is edited: without thousands separators. */
export function writeBareFigure(value: number, writing: FigureWriting): string {
  return formatted(value, writing, false)
}

function formatted(value: number, { locale, digits, isFixed = false }: FigureWriting, useGrouping: boolean): string {
  const options = { minimumFractionDigits: isFixed ? digits : 0, maximumFractionDigits: digits, useGrouping }
  return new Intl.NumberFormat(languageTag(locale), options).format(value / 10 ** digits)
}

/** Converts a decimal text, `1.0834`, to units of its last decimal; null if it is invalid or too large. */
export function unitsOf(text: unknown, digits: number): number | null {
  const written = String(text ?? '')
    .trim()
    .replace(',', '.')
  const units = Math.round(Number(written) * 10 ** digits)
  return written === '' || !Number.isSafeInteger(units) ? null : units
}

/** Converts units of the last decimal back to a text without trailing zeros: `1.0834`. */
export function decimalText(units: number, digits: number): string {
  const text = (units / 10 ** digits).toFixed(digits)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/** Whether an amount became more than ten times larger or smaller, which is more likely a typing error. */
export function isJump(from: number | null, to: number | null): boolean {
  if (!from || to === null) return false
  return Math.abs(to) > Math.abs(from) * 10 || Math.abs(to) * 10 < Math.abs(from)
}
