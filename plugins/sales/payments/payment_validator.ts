import vine from '@vinejs/vine'
import { calendarDay } from '#core/http/described_fields'
import { strictNumber } from '#core/http/strict_number'

/** Money that staff have received. */
const receipt = () => ({
  method: vine.string().trim().minLength(1).maxLength(120),
  /** What the bank calls it; absent: it is called after the invoice, or the order. */
  reference: vine.string().trim().maxLength(200).optional(),
  /** Minor units of the document's currency. */
  amount: strictNumber().withoutDecimals().min(1).max(1_000_000_000_000),
  /** The day on which it came, never a later one than today; absent: today. */
  paidOn: calendarDay().optional(),
})

export const storeTransaction = vine.create(receipt())

export const storeOrderPayment = vine.create({
  ...receipt(),
  /** The customer is sent the invoice that is issued with it. */
  notify: vine.boolean(),
})

export const storeOwnPayment = vine.create({
  /** Name of a payment method; absent: the one of the order. */
  method: vine.string().trim().minLength(1).maxLength(120).optional(),
})

export const storeCapture = vine.create({
  /** Minor units of the order's currency; absent: all that is left. */
  amount: strictNumber().withoutDecimals().min(1).max(1_000_000_000_000).optional(),
})

export const storeRepayment = vine.create({
  /** The provider gives it back; else staff have done it themselves. */
  byProvider: vine.boolean(),
  /** Minor units of the order's currency; absent: all that is owed. */
  amount: strictNumber().withoutDecimals().min(1).max(1_000_000_000_000).optional(),
  /** Of what staff gave; absent: the way that the order was paid. */
  method: vine.string().trim().minLength(1).maxLength(120).optional(),
  /** What the bank calls it; absent: it is called after the order. */
  reference: vine.string().trim().maxLength(200).optional(),
})

export const closeAlert = vine.create({
  /** What was found, and what was done. */
  note: vine.string().trim().maxLength(500).optional(),
})

export const checkAccount = vine.create({
  method: vine.string().trim().maxLength(120),
  channel: vine.string().trim().maxLength(64),
})
