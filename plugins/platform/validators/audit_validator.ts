import vine from '@vinejs/vine'

/** Which thing's history, from which entry on. */
export const indexHistory = vine.compile(
  vine.object({
    subject: vine.string().maxLength(80),
    subject_id: vine.string().maxLength(80),
    limit: vine.number().withoutDecimals().range([1, 100]).optional(),
    before: vine.number().withoutDecimals().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  })
)
