import { DateTime } from 'luxon'
import { readDecimal } from '#core/money/decimal'
import { writeInstant } from '#core/time/instant'
import { amountUnreadable, dayUnreadable, numberUnreadable } from '#plugins/catalogue/importers/errors'

const DAY = /^\d{4}-\d\d-\d\d$/
const INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/
const SPACES = /[\s\u00a0\u202f]/g

/**
 * A decimal as people write it, "12.90" or "1 234,50", in minor units of so many digits; null for an empty cell. A comma
 * is a decimal comma: with three digits behind it, it might group thousands, and is refused.
 */
export function readAmount(text: string, digits: number): number | null {
  const bare = text.replace(SPACES, '')
  if (bare === '') return null
  if (/,\d{3}$/.test(bare) && digits < 3) throw amountUnreadable({ text: shown(text) })
  try {
    return readDecimal(bare.replace(',', '.').replace(/^\./, '0.'), digits)
  } catch {
    throw amountUnreadable({ text: shown(text) })
  }
}

/** A whole number, "84" or "84.0"; null for an empty cell. */
export function readCount(text: string): number | null {
  const bare = text.replace(SPACES, '')
  if (bare === '') return null
  const match = /^(\d{1,10})(?:[.,]0*)?$/.exec(bare)
  if (!match) throw numberUnreadable({ text: shown(text) })
  return Number(match[1])
}

/** Kilograms, "1.30" or ".5", as grams; null for an empty cell. */
export function readGrams(text: string): number | null {
  const bare = text.replace(SPACES, '').replace(',', '.').replace(/^\./, '0.')
  if (bare === '') return null
  try {
    return readDecimal(bare, 3)
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
