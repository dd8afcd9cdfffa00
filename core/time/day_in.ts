import type { Clock } from '#core/time/clock'

const MINUTE = 60_000

/** The day of the last minute that was asked for, by time zone. No zone changes its day within a minute. */
const days = new Map<string, { minute: number; day: string }>()

/** The calendar day in a time zone: `2026-11-25`. To ask for the zone's offset takes as long as a statement. */
export function dayIn(zone: string, clock: Clock): string {
  const minute = Math.floor(clock.epoch() / MINUTE)
  const known = days.get(zone)
  if (known?.minute === minute) return known.day
  const day = clock.now().setZone(zone).toISODate() ?? ''
  days.set(zone, { minute, day })
  return day
}
