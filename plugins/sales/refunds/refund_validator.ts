import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'
import { calendarDay } from '#core/http/described_fields'
import { MOST_LINES } from '#plugins/sales/shared/most_lines'
import { printableRule } from '#core/print/printable_rule'

/** Gross minor units of the order's currency. */
const amount = () => strictNumber().withoutDecimals().min(0).max(1_000_000_000_000)

const wish = () => ({
  lines: vine
    .array(
      vine.object({
        lineId: strictNumber().withoutDecimals().min(1),
        quantity: strictNumber().withoutDecimals().min(0).max(1_000_000),
        /** What came back goes back on the shelf. */
        restock: vine.boolean(),
      })
    )
    .maxLength(MOST_LINES),
  /** Part of the delivery. */
  shipping: amount(),
  adjustmentRefund: amount(),
  /** What the shop keeps. */
  adjustmentFee: amount(),
})

export const storeRefundPreview = vine.create(wish())

export const storeRefund = vine.create({
  ...wish(),
  reason: vine.string().trim().maxLength(1000).use(printableRule()).optional(),
  /** Code of the source that takes back what is restocked. Absent: the one that it left. */
  source: vine.string().trim().minLength(1).maxLength(64).optional(),
  /** The provider by whom the order was paid gives the money back. Absent: staff do, and note it once they have. */
  byProvider: vine.boolean().optional(),
  /** The customer is sent a mail. */
  notify: vine.boolean(),
})

/** How money of a credit note goes back that has not gone yet. */
export const storeRefundPayment = vine.create({
  /** The provider is asked to give it; else staff have done it themselves. */
  byProvider: vine.boolean(),
  /** Of what staff gave; absent: the way that the order was paid. */
  method: vine.string().trim().minLength(1).maxLength(120).optional(),
  /** What the bank calls it; absent: it is called after the credit note. */
  reference: vine.string().trim().maxLength(200).optional(),
  /** Day on which it left; absent: today. */
  paidOn: calendarDay().optional(),
})

/** Why an invoice is taken back: it stands on the credit note. */
export const storeInvoiceCorrection = vine.create({
  reason: vine.string().trim().minLength(1).maxLength(1000).use(printableRule()),
  /** The customer is sent the credit note. */
  notify: vine.boolean(),
})
