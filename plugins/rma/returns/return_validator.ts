import vine from '@vinejs/vine'
import { acceptance, orNull } from '#core/http/described_fields'
import { strictNumber } from '#core/http/strict_number'
import { printableRule } from '#core/print/printable_rule'
import { version } from '#core/http/record_validators'
import { RESOLUTION_NAMES } from '#plugins/rma/reasons/resolutions'
import { MOST_ATTACHMENTS } from '#plugins/rma/returns/actions/write_message'
import { MOST_PICTURES } from '#plugins/rma/returns/actions/open_return'

const id = () => strictNumber().withoutDecimals().min(1).max(Number.MAX_SAFE_INTEGER)
const text = (length = 5000) => vine.string().trim().maxLength(length)
/** Key of the link in a mail, for who is not signed in. */
const key = () => vine.string().maxLength(100).optional()
const fileKey = () => vine.string().maxLength(40)

export const withKey = vine.create({ key: key() })
export const showFile = vine.create({ key: key(), preview: vine.boolean().optional() })
export const indexReturns = vine.create({ page: strictNumber().withoutDecimals().min(1).max(100_000).optional() })

const opened = () => ({
  resolution: vine.enum(RESOLUTION_NAMES),
  lines: vine
    .array(
      vine.object({
        lineId: id(),
        quantity: strictNumber().withoutDecimals().min(1).max(1_000_000),
        reasonId: id(),
      })
    )
    .maxLength(200),
  packageCondition: vine.enum(['open', 'packed'] as const),
  information: text().optional(),
  answers: vine
    .array(vine.object({ questionId: id(), answer: text(2000) }))
    .maxLength(100)
    .optional(),
  pictures: vine.array(fileKey()).maxLength(MOST_PICTURES).optional(),
})

export const storeReturn = vine.create({ key: key(), ...opened(), agrees: acceptance() })

export const storeStaffReturn = vine.create({
  orderId: id(),
  ...opened(),
  /** Why it is opened after its period. */
  override: orNull(vine.string().trim().minLength(1).maxLength(500)),
})

export const storeMessage = vine.create({
  key: key(),
  text: text(),
  attachments: vine.array(fileKey()).maxLength(MOST_ATTACHMENTS).optional(),
})

export const storeStaffMessage = vine.create({
  text: text(),
  attachments: vine.array(fileKey()).maxLength(MOST_ATTACHMENTS).optional(),
})

export const storeParcel = vine.create({
  key: key(),
  carrier: text(120).use(printableRule()),
  trackingNumber: vine.string().trim().minLength(1).maxLength(120).use(printableRule()),
})

export const storeMove = vine.create({
  key: key(),
  version: version(),
  move: vine.enum(['close', 'reopen'] as const),
  text: text().optional(),
  closedAs: vine.enum(['solved', 'abandoned'] as const).optional(),
})

export const storeStaffMove = vine.create({
  version: version(),
  move: vine.enum(['take', 'approve', 'receive', 'refund', 'replace', 'cancel', 'solve', 'refuse', 'reopen'] as const),
  text: text(1000).use(printableRule()).optional(),
  received: vine
    .array(vine.object({ lineId: id(), quantity: strictNumber().withoutDecimals().min(0).max(1_000_000) }))
    .maxLength(200)
    .optional(),
  restock: vine.array(id()).maxLength(200).optional(),
  source: orNull(vine.string().trim().minLength(1).maxLength(64)),
  carrier: text(120).use(printableRule()).optional(),
  trackingNumber: text(120).use(printableRule()).optional(),
  fee: strictNumber().withoutDecimals().min(0).max(1_000_000_000_000).optional(),
  byProvider: vine.boolean().optional(),
})
