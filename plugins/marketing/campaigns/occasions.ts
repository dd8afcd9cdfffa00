import type { DateTime } from 'luxon'
import type { Occasion } from '#plugins/marketing/campaigns/audience'

/** An event of staff: a date, or the birthdays of subscribers. */
export interface CampaignEvent {
  kind: 'date' | 'birthday'
  /** `2027-05-30`; null: birthdays. */
  day: string | null
  isYearly: boolean
  /** `09:00` on the clock of the shop. */
  time: string
}

/** The occasion of today once its time has come; null: there is none. `now` is on the clock of the shop. */
export function occasionOf({ kind, day, isYearly, time }: CampaignEvent, now: DateTime): Occasion | null {
  const today = now.toISODate() ?? ''
  if (now.toFormat('HH:mm') < time) return null
  if (kind === 'birthday') return { day: today, birthdays: birthdaysOf(now) }
  if (day === null) return null
  const isToday = isYearly ? anniversaryOf(day, now) === today : day === today
  return isToday ? { day: today, birthdays: null } : null
}

/** Who was born on 29 February is greeted on the 28th in other years. */
function birthdaysOf(now: DateTime): string[] {
  const own = now.toFormat('MM-dd')
  return own === '02-28' && !now.isInLeapYear ? [own, '02-29'] : [own]
}

/** A 29 February is the 28th in other years. */
function anniversaryOf(day: string, now: DateTime): string | null {
  const [, month = 1, date = 1] = day.split('-').map(Number)
  const first = now.set({ month, day: 1 })
  return first.set({ day: Math.min(date, first.daysInMonth ?? date) }).toISODate()
}

/** Whether it was the last time. `lastOccasion`: the last day whose readers were gathered; empty: none was. */
export function isOver({ kind, day, isYearly }: CampaignEvent, lastOccasion: string, today: string): boolean {
  return kind === 'date' && !isYearly && day !== null && (day < today || lastOccasion === day)
}
