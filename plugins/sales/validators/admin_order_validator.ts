import vine from '@vinejs/vine'
import { writtenNumber } from '#core/http/written_number'
import { MOST_LINES } from '#plugins/sales/validators/most_lines'
import { printableRule } from '#core/print/printable_rule'

/** So many pieces of lines. */
const lines = () =>
  vine
    .array(
      vine.object({
        lineId: writtenNumber().withoutDecimals().min(1),
        quantity: writtenNumber().withoutDecimals().min(0).max(1_000_000),
      })
    )
    .minLength(1)
    .maxLength(MOST_LINES)

export const storeOrderCancellation = vine.create({
  /** So many pieces of these lines, of what was not invoiced. Absent: everything that is left. */
  lines: lines().optional(),
  /** Why staff call an order off: its customer reads it. */
  reason: vine.string().trim().maxLength(1000).optional(),
  /** The provider gives back what was paid and not billed. Absent: it does, where it can and the person may have it done. */
  byProvider: vine.boolean().optional(),
})

export const storeOrderComment = vine.create({
  text: vine.string().trim().minLength(1).maxLength(5000),
  /** The customer is sent it. */
  notify: vine.boolean(),
})

export const storeShipment = vine.create({
  /** Code of the source that the parcel leaves. */
  source: vine.string().trim().maxLength(64),
  lines: lines(),
  carrier: vine.string().trim().maxLength(120).use(printableRule()).optional(),
  trackingNumber: vine.string().trim().maxLength(120).use(printableRule()).optional(),
  /** The customer is sent a mail. */
  notify: vine.boolean(),
})

export const storeInvoice = vine.create({
  lines: lines(),
  /** The customer is sent a mail. */
  notify: vine.boolean(),
})

export const storeInvoiceReminder = vine.create({
  /** Reminders of the invoice that whoever asks for another one has seen. */
  seen: writtenNumber().withoutDecimals().min(0).max(1_000_000),
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

export const storeRepayment = vine.create({
  /** The provider gives it back; else staff have done it themselves. */
  byProvider: vine.boolean(),
  /** Minor units of the order's currency; absent: all that is owed. */
  amount: writtenNumber().withoutDecimals().min(1).max(1_000_000_000_000).optional(),
  /** Of what staff gave; absent: the way that the order was paid. */
  method: vine.string().trim().minLength(1).maxLength(120).optional(),
  /** What the bank calls it; absent: it is called after the order. */
  reference: vine.string().trim().maxLength(200).optional(),
})
