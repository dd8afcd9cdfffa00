import vine from '@vinejs/vine'
import { calendarDay } from '#core/http/described_fields'
import { strictNumber } from '#core/http/strict_number'
import { lines } from '#plugins/sales/documents/line_pieces'
import { printableRule } from '#core/print/printable_rule'
import { selectionRule } from '#core/lists/selection'

export const storeShipment = vine.create({
  /** Code of the source that the parcel leaves. */
  source: vine.string().trim().maxLength(64),
  lines: lines(),
  carrier: vine.string().trim().maxLength(120).use(printableRule()).optional(),
  trackingNumber: vine.string().trim().maxLength(120).use(printableRule()).optional(),
  /** The customer is sent a mail. */
  notify: vine.boolean(),
})

/** A parcel that reached its recipient. */
export const storeDelivery = vine.create({
  /** Day on which it arrived; absent: today. */
  deliveredOn: calendarDay().optional(),
})

/** Orders that are sent at once: a page of the list. */
export const MOST_SHIPPED = 100

export const storeShipmentPreview = vine.create({
  selection: selectionRule(),
  /** Orders that wait for their money are sent too. */
  sendsUnpaid: vine.boolean().optional(),
})

export const storeShipmentBatch = vine.create({
  orders: vine
    .array(
      vine.object({
        id: strictNumber().withoutDecimals().min(1),
        trackingNumber: vine.string().trim().maxLength(120).use(printableRule()).optional(),
      })
    )
    .minLength(1)
    .maxLength(MOST_SHIPPED),
  carrier: vine.string().trim().maxLength(120).use(printableRule()).optional(),
  /** The customers are sent a mail. */
  notify: vine.boolean(),
  /** Orders that wait for their money are sent too. */
  sendsUnpaid: vine.boolean().optional(),
})
