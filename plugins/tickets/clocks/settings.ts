import { lines } from '#core/fields/kinds/lines'
import { setting, type SettingDefinition } from '#core/settings/setting'
import { text } from '#core/fields/kinds/text'
import { requestRenewal } from '#plugins/tickets/clocks/request_renewal'
import { readShifts } from '#plugins/tickets/clocks/business_time'
import { hoursUnreadable } from '#plugins/tickets/clocks/errors'
import type { Label } from '#core/i18n/label'

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

type Weekday = (typeof WEEKDAYS)[number]

const LABELS: Record<Weekday, Label> = {
  monday: { fr_FR: 'Lundi', en_GB: 'Monday' },
  tuesday: { fr_FR: 'Mardi', en_GB: 'Tuesday' },
  wednesday: { fr_FR: 'Mercredi', en_GB: 'Wednesday' },
  thursday: { fr_FR: 'Jeudi', en_GB: 'Thursday' },
  friday: { fr_FR: 'Vendredi', en_GB: 'Friday' },
  saturday: { fr_FR: 'Samedi', en_GB: 'Saturday' },
  sunday: { fr_FR: 'Dimanche', en_GB: 'Sunday' },
}

const place = {
  section: 'general',
  group: { fr_FR: 'Tickets\u202f: heures ouvrées', en_GB: 'Tickets: business hours' },
  permission: 'tickets.settings.update',
  afterChange: requestRenewal,
}

const HELP: Label = {
  fr_FR: 'Heures de travail, comme 09:00-12:30, 14:00-18:00. Vide\u202f: fermé.',
  en_GB: 'Working hours, such as 09:00-12:30, 14:00-18:00. Empty: closed.',
}

const isWorked = (day: Weekday) => day !== 'saturday' && day !== 'sunday'

const hours = WEEKDAYS.map((day): [string, SettingDefinition] => [
  `tickets.hours.${day}`,
  setting(
    text({ label: LABELS[day], help: HELP, default: isWorked(day) ? '09:00-12:30, 14:00-18:00' : '', length: 80 }),
    {
      ...place,
      async check(value) {
        if (readShifts(String(value ?? '')) === null) throw hoursUnreadable({}, `tickets.hours.${day}`)
      },
    }
  ),
])

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** When the shop works: the time until an answer and a solution is counted in these hours. */
export const hourSettings: Record<string, SettingDefinition> = {
  ...Object.fromEntries(hours),
  'tickets.hours.closed_days': setting(
    lines({
      label: { fr_FR: 'Jours de fermeture', en_GB: 'Closed days' },
      help: {
        fr_FR: 'Une date par ligne, comme 2026-12-25. Aucun délai ne court ces jours-là.',
        en_GB: 'One date a line, such as 2026-12-25. No time runs on these days.',
      },
      length: 10,
      default: [],
    }),
    {
      ...place,
      async check(value) {
        const wrong = ([value].flat() as unknown[]).filter((day) => !DAY.test(String(day)))
        if (wrong.length > 0) throw hoursUnreadable({}, 'tickets.hours.closed_days')
      },
    }
  ),
}
