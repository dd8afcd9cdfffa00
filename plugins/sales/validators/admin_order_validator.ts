import vine from '@vinejs/vine'
import { writtenNumber } from '#core/http/written_number'

/** Why staff call an order off: its customer reads it. */
export const storeOrderCancellation = vine.create({ reason: vine.string().trim().maxLength(1000).optional() })

export const storeOrderComment = vine.create({
  text: vine.string().trim().minLength(1).maxLength(5000),
  /** The customer is sent it. */
  notify: vine.boolean(),
})

/** So many pieces of lines. */
const lines = () =>
  vine
    .array(
      vine.object({
        lineId: vine.number().withoutDecimals().min(1),
        quantity: writtenNumber().withoutDecimals().min(0).max(1_000_000),
      })
    )
    .minLength(1)
    .maxLength(200)

export const storeShipment = vine.create({
  /** Code of the source that the parcel leaves. */
  source: vine.string().trim().maxLength(64),
  lines: lines(),
  carrier: vine.string().trim().maxLength(120).optional(),
  trackingNumber: vine.string().trim().maxLength(120).optional(),
  /** The customer is sent a mail. */
  notify: vine.boolean(),
})

export const storeInvoice = vine.create({
  lines: lines(),
  /** The customer is sent a mail. */
  notify: vine.boolean(),
})

export const storeTransaction = vine.create({
  method: vine.string().trim().minLength(1).maxLength(120),
  /** What the bank calls it; absent: it is called after the invoice. */
  reference: vine.string().trim().maxLength(200).optional(),
  /** Minor units of the invoice's currency. */
  amount: writtenNumber().withoutDecimals().min(1).max(1_000_000_000_000),
})

export const storeCapture = vine.create({
  /** Minor units of the order's currency; absent: all that is left. */
  amount: writtenNumber().withoutDecimals().min(1).max(1_000_000_000_000).optional(),
})
