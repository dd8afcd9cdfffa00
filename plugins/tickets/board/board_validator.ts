import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'
import { calendarDay } from '#core/http/described_fields'

const id = () => strictNumber().withoutDecimals().min(1).max(Number.MAX_SAFE_INTEGER)

/** Which tickets stand on the board. */
export const showBoard = vine.create({ trackerId: id().optional(), assigneeId: id().optional() })

/** A month, by one of its days. */
export const showCalendar = vine.create({ day: calendarDay().optional() })
