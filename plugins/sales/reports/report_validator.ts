import vine from '@vinejs/vine'
import { calendarDate } from '#core/http/described_fields'
import { STEPS } from '#core/lists/in_period'

/** The days of a report, both within, and how they are put together. */
export const showReportSeries = vine.create({
  from: calendarDate(),
  to: calendarDate().afterOrSameAs('from'),
  step: vine.enum(STEPS).optional(),
})
