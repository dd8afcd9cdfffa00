import vine from '@vinejs/vine'
import { orNull } from '#core/http/described_fields'
import { strictNumber } from '#core/http/strict_number'

const id = () => strictNumber().withoutDecimals().min(1).max(Number.MAX_SAFE_INTEGER)

/** Whose workflow is shown. */
export const showWorkflow = vine.create({ roleId: id().optional(), trackerId: id().optional() })

/** Statuses squared, three times, are far below. */
const MOST = 20_000

export const updateWorkflow = vine.create({
  roleId: id(),
  trackerId: id(),
  version: strictNumber().withoutDecimals().min(0).optional(),
  transitions: vine
    .array(vine.object({ fromId: orNull(id()), toId: id(), who: vine.enum(['any', 'author', 'assignee'] as const) }))
    .maxLength(MOST),
  rules: vine
    .array(
      vine.object({
        statusId: id(),
        field: vine.string().trim().maxLength(40),
        rule: vine.enum(['readonly', 'required'] as const),
      })
    )
    .maxLength(MOST),
})
