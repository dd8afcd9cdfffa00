import { DateTime } from 'luxon'
import { SHOP_ZONE } from '#core/time/shop_zone'
import { writeInstant } from '#core/time/instant'

/** Until when goods may come back: the end of the last day of their period. Null: they are not delivered yet. */
export function windowEnd(deliveredAt: string | null, days: number, zone = SHOP_ZONE): string | null {
  if (deliveredAt === null) return null
  return writeInstant(DateTime.fromISO(deliveredAt, { zone }).plus({ days }).endOf('day'))
}

/** Whether goods with a period of so many days may still come back. None may with a period of 0. */
export function isWithinWindow(deliveredAt: string | null, days: number, now: string): boolean {
  if (days === 0) return false
  const end = windowEnd(deliveredAt, days)
  return end === null || now <= end
}
