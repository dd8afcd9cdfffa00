import vine from '@vinejs/vine'
import { writtenNumber } from '#core/http/written_number'
import { MOST_LINES } from '#plugins/sales/validators/most_lines'
import { printableRule } from '#core/print/printable_rule'

/** Gross minor units of the order's currency. */
const amount = () => writtenNumber().withoutDecimals().min(0).max(1_000_000_000_000)

const wish = () => ({
  lines: vine
    .array(
      vine.object({
        lineId: writtenNumber().withoutDecimals().min(1),
        quantity: writtenNumber().withoutDecimals().min(0).max(1_000_000),
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
  /** The provider by whom the order was paid gives the money back. Absent: staff do. */
  byProvider: vine.boolean().optional(),
  /** The customer is sent a mail. */
  notify: vine.boolean(),
})

/** How the money goes back after the provider refused. */
export const storeRefundPayment = vine.create({ byProvider: vine.boolean() })
