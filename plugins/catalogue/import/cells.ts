import { DateTime } from 'luxon'
import { MoneyError } from '#core/money/errors'
import { readWritten } from '#core/money/read_written'
import { writeInstant } from '#core/time/instant'
import { amountAmbiguous, amountUnreadable, dayUnreadable, numberUnreadable } from '#plugins/catalogue/import/errors'

const DAY = /^\d{4}-\d\d-\d\d$/
const INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/
/** An amount of the shop's currency, or a figure of so many digits where none is given; null for an empty cell. */
export function readAmount(text: string, digits: number, currency?: string): number | null {
  if (text.trim() === '') return null
  try {
    return readWritten(text, digits, currency)
  } catch (error) {
    const isAmbiguous = error instanceof MoneyError && error.code === 'decimal_ambiguous'
    throw (isAmbiguous ? amountAmbiguous : amountUnreadable)({ text: shown(text) })
  }
}

/** A whole number, "84", "84.0" or "1 200"; null for an empty cell. */
export function readCount(text: string): number | null {
  const count = readFigure(text, 0)
  if (count !== null && count < 0) throw numberUnreadable({ text: shown(text) })
  return count
}

/** Kilograms, "1.30" or ".5", as grams; null for an empty cell. */
export function readGrams(text: string): number | null {
  return readFigure(text, 3)
}

function readFigure(text: string, digits: number): number | null {
  if (text.trim() === '') return null
  try {
    return readWritten(text, digits)
  } catch {
    throw numberUnreadable({ text: shown(text) })
  }
}

/**
 * The instant at which a day begins (`start`) or is over (`end`) in the shop's time zone; a cell that holds a time too is
 * that instant. Null for an empty cell.
 */
export function readDay(text: string, edge: 'start' | 'end', zone: string): string | null {
  const bare = text.trim()
  if (bare === '') return null
  const time = DateTime.fromISO(bare.replace(' ', 'T'), { zone })
  if (!time.isValid || !(DAY.test(bare) || INSTANT.test(bare))) throw dayUnreadable({ text: shown(text) })
  const isDay = DAY.test(bare)
  try {
    return writeInstant(isDay && edge === 'end' ? time.plus({ days: 1 }) : time)
  } catch {
    throw dayUnreadable({ text: shown(text) })
  }
}

/** The parts of a cell with several values. */
export function readParts(text: string): string[] {
  return text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function shown(text: string): string {
  return text.trim().slice(0, 40)
}
