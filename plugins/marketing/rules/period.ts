import { DateTime, type Zone } from 'luxon'
import { periodInvalid } from '#plugins/marketing/errors'
import type { CartRule } from '#plugins/marketing/rules/cart_rule'

/** Days and hours by the clock of the shop. */
export type Period = Pick<CartRule, 'startsOn' | 'startsTime' | 'endsOn' | 'endsTime'>

/**
 * The first instant of a period, and the first one after it; null: it has none. Days and hours are instants in a time zone,
 * so that a rule begins and ends once on a day when clocks change.
 */
export function periodIn({ startsOn, startsTime, endsOn, endsTime }: Period, zone: string | Zone) {
  const at = (day: string, time: string) => DateTime.fromISO(`${day}T${time}`, { zone })
  const from = startsOn === null ? null : at(startsOn, startsTime ?? '00:00')
  if (endsOn === null) return { from, to: null }
  return { from, to: endsTime === null ? at(endsOn, '00:00').plus({ days: 1 }) : at(endsOn, endsTime) }
}

/**
 * The period without the hours of days that are not given.
 * @throws periodInvalid where it ends before it begins
 */
export function checkPeriod({
  startsOn,
  startsTime,
  endsOn,
  endsTime,
}: Period): Pick<Period, 'startsTime' | 'endsTime'> {
  const hours = { startsTime: startsOn === null ? null : startsTime, endsTime: endsOn === null ? null : endsTime }
  if (startsOn === null || endsOn === null) return hours
  const [start, end] = [`${startsOn} ${hours.startsTime ?? '00:00'}`, `${endsOn} ${hours.endsTime ?? '24:00'}`]
  if (end <= start) throw periodInvalid({}, endsOn < startsOn ? 'endsOn' : 'endsTime')
  return hours
}
