import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'

/** Which thing's history, from which entry on. */
export const indexHistory = vine.compile(
  vine.object({
    subject: vine.string().maxLength(80),
    subject_id: vine.string().maxLength(80),
    limit: strictNumber().withoutDecimals().range([1, 100]).optional(),
    before: strictNumber().withoutDecimals().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  })
)
