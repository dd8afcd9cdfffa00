import { DateTime } from 'luxon'
import { writeInstant } from '#core/time/instant'

/** A range as people write it, `10..50`, open at either end; one figure alone is a range of one. */
export interface Range {
  from: string | null
  to: string | null
}

const FIGURE = /^-?\d{1,12}(?:\.\d{1,6})?$/
const ID = /^\d{1,15}$/
const DAY = /^\d{4}-\d\d-\d\d$/

/** Null: not a range of what `isOne` accepts. */
function readRange(text: string, isOne: (part: string) => boolean): Range | null {
  const parts = text.split('..').map((part) => part.trim())
  if (parts.length > 2) return null
  const [from = '', to = from] = parts
  if (from === '' && to === '') return null
  if (![from, to].every((part) => part === '' || isOne(part))) return null
  return { from: from || null, to: to || null }
}

export function readFigures(text: string): Range | null {
  return readRange(text, (part) => FIGURE.test(part))
}

/** Numbers of rows. */
export function readIds(text: string): Range | null {
  return readRange(text, (part) => ID.test(part))
}

export function readDays(text: string): Range | null {
  return readRange(text, (part) => DAY.test(part) && DateTime.fromISO(part).isValid)
}

/** The instants between the start of the first day and the end of the last one (`to` lies outside), in a zone. */
export function instantsOf({ from, to }: Range, zone: string): Range {
  const start = (day: string, plus: number) => writeInstant(DateTime.fromISO(day, { zone }).plus({ days: plus }))
  return { from: from && start(from, 0), to: to && start(to, 1) }
}

/** A figure in units as whole minor units; where it has more digits than the currency, `up` or down to a whole one. */
export function minorBound(figure: string, digits: number, up: boolean): string {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(figure) ?? []
  const size = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  const cut = sign ? -size : size
  const rest = /[1-9]/.test(fraction.slice(digits))
  if (!rest) return String(cut)
  if (sign) return String(up ? cut : cut - 1n)
  return String(up ? cut + 1n : cut)
}
