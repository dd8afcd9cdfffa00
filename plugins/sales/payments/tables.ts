import { bigint, boolean, instant, integer, json, named, nullable, table, text } from '#core/database/table'
import type { Origin } from '#core/audit/origin'
import type { PaymentBeginning, PaymentNewsKind } from '#plugins/sales/contracts/payment_method'

export type MovementKind = 'capture' | 'refund' | 'void'

/** `waiting`: the result of the provider is unknown; `pending`: the provider has accepted it. */
export type MovementState = 'waiting' | 'pending' | 'done' | 'refused'

/** Attempts to pay an order. */
export const payments = table('sales_payments', {
  id: bigint(),
  orderId: bigint(),
  attempt: integer(),
  token: text(),
  method: text(),
  state: text(),
  amount: bigint(),
  currency: text(),
  /** The provider's; null: it has not told it. */
  reference: nullable(text()),
  /** Null: it has not begun. */
  beginning: nullable(json<PaymentBeginning>()),
  createdAt: instant(),
  updatedAt: instant(),
})

/** Captures, refunds and releases that are requested from a provider. */
export const movements = table('sales_payment_movements', {
  id: bigint(),
  orderId: bigint(),
  paymentId: bigint(),
  refundId: nullable(bigint()),
  transactionId: nullable(bigint()),
  kind: text<MovementKind>(),
  state: text<MovementState>(),
  /** Idempotency key. */
  key: text(),
  providerReference: nullable(text()),
  amount: bigint(),
  currency: text(),
  message: text(),
  origin: json<Origin>(),
  /** The customer is notified once it is done. */
  isTold: boolean(),
  askedUntil: nullable(instant()),
  createdAt: instant(),
  updatedAt: instant(),
})

export const transactions = table('sales_transactions', {
  id: bigint(),
  orderId: bigint(),
  paymentId: nullable(bigint()),
  invoiceId: nullable(bigint()),
  method: text(),
  reference: text(),
  kind: text<PaymentNewsKind>(),
  amount: bigint(),
  currency: text(),
  /** Status as the provider names it. */
  raw: text(),
  details: json<Record<string, unknown>>(),
  /** Day of the payment, if it is not that of `at`: `2026-01-31`. */
  paidOn: nullable(text()),
  by: named('actor_name', text()),
  at: named('created_at', instant()),
})
