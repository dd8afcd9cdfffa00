import vine from '@vinejs/vine'
import { STEPS } from '#core/lists/in_period'

const day = () => vine.date({ formats: ['YYYY-MM-DD'] })

/** The days of a report, both within, and how they are put together. */
export const showReportSeries = vine.create({
  from: day(),
  to: day().afterOrSameAs('from'),
  step: vine.enum(STEPS).optional(),
})
