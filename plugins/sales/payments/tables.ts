import { bigint, boolean, instant, integer, json, named, nullable, table, text } from '#core/database/table'
import type { Origin } from '#core/audit/origin'
import type {
  FailureReason,
  PaymentBeginning,
  PaymentNews,
  PaymentNewsKind,
} from '#plugins/sales/contracts/payment_method'

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
  /** Until then a process asks the provider to begin. */
  beginUntil: nullable(instant()),
  isTest: boolean(),
  failure: nullable(text<FailureReason>()),
  /** When its provider was last asked, because no notification had come. */
  askedAt: nullable(instant()),
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

/** `waiting`: a job works on it; `failed`: the job failed and tries again; `apart`: nothing is done with it. */
export type NotificationState = 'waiting' | 'done' | 'failed' | 'apart'

/** Notifications of payment providers, as they came. */
export const notifications = table('sales_payment_notifications', {
  id: bigint(),
  method: text(),
  /** The provider's name of the event. */
  event: text(),
  verdict: text<'genuine' | 'unproven' | 'forged' | 'stale'>(),
  state: text<NotificationState>(),
  channel: text(),
  /** Number of the order, where it tells one. */
  number: nullable(text()),
  /** How often it came. */
  received: integer(),
  /** How many of its news were new. */
  recorded: integer(),
  request: json<NotificationRequest>(),
  /** The raw bytes, in Base64. */
  body: text(),
  /** What it told. */
  news: json<PaymentNews[]>(),
  /** Why it is kept apart, or why the job failed. */
  message: text(),
  receivedAt: instant(),
  workedAt: nullable(instant()),
})

/** The request of a notification, without its body. */
export interface NotificationRequest {
  method: string
  query: string
  headers: Record<string, string>
  ip: string
}

/** What staff must look at. `docs/selling.md` explains each. */
export type AlertKind =
  | 'paid_twice'
  | 'paid_canceled'
  | 'paid_late'
  | 'other_amount'
  | 'other_currency'
  | 'refunded_elsewhere'
  | 'disputed'
  | 'unknown_order'
  /** The provider knows of money that the shop does not, or the other way round. */
  | 'missing_here'
  | 'missing_there'
  | 'amount_differs'
  | 'forged'

export const alerts = table('sales_payment_alerts', {
  id: bigint(),
  kind: text<AlertKind>(),
  /** Unique key, so that it is raised once. */
  once: text(),
  state: text<'open' | 'closed'>(),
  method: text(),
  orderId: nullable(bigint()),
  paymentId: nullable(bigint()),
  transactionId: nullable(bigint()),
  /** Number of the order as the provider tells it; empty: it tells none. */
  number: text(),
  reference: text(),
  amount: bigint(),
  currency: text(),
  details: json<AlertDetails>(),
  /** What staff wrote when they closed it. */
  note: text(),
  closedBy: nullable(text()),
  closedAt: nullable(instant()),
  createdAt: instant(),
})

export interface AlertDetails {
  /** What the provider told: it can be recorded. */
  news?: PaymentNews
  /** What the shop expected, in minor units. */
  expected?: { amount: number; currency: string }
  /** Of forged notifications: how many in an hour. */
  count?: number
}
