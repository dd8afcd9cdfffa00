import vine from '@vinejs/vine'
import { calendarDay } from '#core/http/described_fields'
import { writtenNumber } from '#core/http/written_number'

/** Which version of a row somebody looked at. */
export const version = () => writtenNumber().withoutDecimals().min(1)

/** What a deletion must have seen. */
export const destroyRecord = vine.compile(vine.object({ version: version() }))

/** A day of the calendar; null or absent: no bound. */
export const day = () => calendarDay().nullable().optional()

/** A text that may be left out. */
export const optionalText = (length: number) => vine.string().trim().maxLength(length).nullable().optional()

/** Codes to choose among; none: all. */
export const codes = (length: number, most = 300) =>
  vine.array(vine.string().trim().maxLength(length)).maxLength(most).distinct().optional()
