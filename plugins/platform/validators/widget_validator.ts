import vine from '@vinejs/vine'
import { calendarDate } from '#core/http/described_fields'

/** The days of a widget, both within. */
export const showWidget = vine.create({ from: calendarDate(), to: calendarDate().afterOrSameAs('from') })
