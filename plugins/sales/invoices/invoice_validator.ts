import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'
import { lines } from '#plugins/sales/documents/line_pieces'

export const storeInvoice = vine.create({
  lines: lines(),
  /** The customer is sent a mail. */
  notify: vine.boolean(),
})

export const storeInvoiceReminder = vine.create({
  /** Reminders of the invoice that whoever asks for another one has seen. */
  seen: strictNumber().withoutDecimals().min(0).max(1_000_000),
})
