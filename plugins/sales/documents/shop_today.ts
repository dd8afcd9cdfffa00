import { DateTime } from 'luxon'
import { SHOP_ZONE } from '#core/time/shop_zone'
import { dayIn } from '#core/time/day_in'
import { writeInstant } from '#core/time/instant'
import type { ChannelPort } from '#core/context/shop_context'
import type { Clock } from '#core/time/clock'

/** The time zone of a channel. */
function zoneOf(channels: ChannelPort, channel: string): string {
  return channels.all().find(({ code }) => code === channel)?.timezone ?? SHOP_ZONE
}

/** Today in the time zone of a channel: `2026-11-25`. */
export function shopToday(clock: Clock, channels: ChannelPort, channel: string): string {
  return dayIn(zoneOf(channels, channel), clock)
}

/** The day of an instant in the time zone of a channel. */
export function shopDayOf(instant: string, channels: ChannelPort, channel: string): string {
  return DateTime.fromISO(instant, { zone: zoneOf(channels, channel) }).toISODate() ?? ''
}

/** Noon of a day in the time zone of a channel. */
export function middayOf(day: string, channels: ChannelPort, channel: string): string {
  return writeInstant(DateTime.fromISO(day, { zone: zoneOf(channels, channel) }).set({ hour: 12 }))
}
