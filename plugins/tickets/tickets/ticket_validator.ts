import vine from '@vinejs/vine'
import { RELATION_KINDS } from '#plugins/tickets/tickets/tables'
import { strictNumber } from '#core/http/strict_number'
import { version } from '#core/http/record_validators'

const id = () => strictNumber().withoutDecimals().min(1).max(Number.MAX_SAFE_INTEGER)

/** Characters of a note. */
const LONGEST = 50_000

/** A note, alone or with a few changes. */
export const storeNote = vine.create({
  text: vine.string().trim().maxLength(LONGEST).optional().nullable(),
  isPrivate: vine.boolean({ strict: true }).optional(),
  statusId: id().optional(),
  attachments: vine.array(vine.string().trim().maxLength(64)).maxLength(10).optional(),
  version: version().optional(),
})

export const updateNote = vine.create({
  text: vine.string().trim().maxLength(LONGEST).optional().nullable(),
  isPrivate: vine.boolean({ strict: true }),
})

export const storeRelation = vine.create({
  toId: id(),
  kind: vine.enum(RELATION_KINDS),
  delay: strictNumber().withoutDecimals().min(0).max(3650).optional().nullable(),
})
