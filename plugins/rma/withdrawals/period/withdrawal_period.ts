import { DateTime } from 'luxon'
import { isFrenchHoliday } from '#plugins/rma/withdrawals/period/french_holidays'

/** Days in which a consumer may withdraw, return the goods, and is refunded (L221-18, L221-23 and L221-24). */
const DAYS = 14

/**
 * The last day on which a consumer may withdraw: 14 days from the day after the delivery, and the next working day if it ends
 * on a Saturday, a Sunday or a public holiday (L221-19). Null: the goods are not delivered, so the period has not begun.
 */
export function lastDay(deliveredAt: string | null, zone: string): string | null {
  if (deliveredAt === null) return null
  let day = dayOf(deliveredAt, zone).plus({ days: DAYS })
  while (day.weekday > 5 || isFrenchHoliday(day)) day = day.plus({ days: 1 })
  return day.toISODate()
}

export function isWithinPeriod(deliveredAt: string | null, now: string, zone: string): boolean {
  const last = lastDay(deliveredAt, zone)
  return last === null || (dayOf(now, zone).toISODate() ?? '') <= last
}

/** Until when the goods are to be sent back, and the money is to be given back. */
export function deadlinesOf(receivedAt: string, zone: string): { returnBy: string; refundBy: string } {
  const day = dayOf(receivedAt, zone).plus({ days: DAYS }).toISODate() ?? ''
  return { returnBy: day, refundBy: day }
}

const dayOf = (instant: string, zone: string) => DateTime.fromISO(instant, { zone }).startOf('day')
