import vine from '@vinejs/vine'
import { described } from '#core/http/described_fields'
import { strictNumber } from '#core/http/strict_number'
import { listed } from '#plugins/platform/validators/listed'
import { CURSOR, readCursor } from '#plugins/platform/queries/timeline/timeline_cursor'
import type { FieldContext } from '@vinejs/vine/types'

/** Rejects instants that do not exist. */
const isCursor = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  if (typeof value === 'string' && field.isValid && !readCursor(value))
    field.report('core.validation.regex', 'regex', field)
})

/** A page of a timeline. */
export const indexTimeline = vine.create({
  /** Separated by commas. Absent: every kind. */
  kind: vine.array(vine.string().maxLength(100)).maxLength(100).parse(listed).optional(),
  /** `meta.next` of the page before. */
  cursor: vine
    .string()
    .regex(CURSOR)
    .use(isCursor())
    .use(described({ examples: ['2026-11-26T10:00:00.000Z~sales.orders~12'] }))
    .optional(),
})

export const storeTimelineReply = vine.create({
  source: vine.string().maxLength(100),
  conversation: strictNumber().withoutDecimals().min(1).max(Number.MAX_SAFE_INTEGER),
  text: vine.string().trim().minLength(1).maxLength(5000),
  isNote: vine.boolean(),
})
