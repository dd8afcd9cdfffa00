import { bigint, instant, json, nullable, table, text } from '#core/database/table'

/** `begun`: nothing is known; `authorised`: it is to be validated; `paid`: PayZen captures or has captured it. */
export type AttemptState = 'begun' | 'authorised' | 'paid'

/** Attempts to pay, under the names that PayZen knows them by. */
export const attempts = table('payment_payzen_attempts', {
  id: bigint(),
  siteId: text(),
  /** Of `vads_trans_date`, in UTC: `20261126`. */
  day: text(),
  /** `vads_trans_id`: unique for a shop and a day. */
  transId: text(),
  /** `vads_trans_date`: `20261126102030`. */
  transDate: text(),
  /** Idempotency key of the attempt. */
  key: text(),
  number: text(),
  /** The number of the order as PayZen takes it. */
  orderId: text(),
  state: text<AttemptState>(),
  /** `vads_trans_uuid` of the transaction that was authorised or paid. */
  uuid: nullable(text()),
  /** Minor units that were paid. */
  paid: nullable(bigint()),
  /** Key of the refund that is being asked for. */
  moving: nullable(text()),
  createdAt: instant(),
})

/**
 * How money goes back. `credit`: a transaction of its own; `reduction`: less is captured; `cancellation`: nothing is
 * captured.
 */
export type RefundWay = 'credit' | 'reduction' | 'cancellation'

/** Refunds of attempts: PayZen has no idempotency keys. */
export const refunds = table('payment_payzen_refunds', {
  id: bigint(),
  attemptId: bigint(),
  /** Of the movement; null: it was made at PayZen. */
  key: nullable(text()),
  way: text<RefundWay>(),
  amount: bigint(),
  /** Minor units that are still captured after a reduction. */
  remaining: nullable(bigint()),
  /** PayZen's name of it; null: it is not known to be done. */
  reference: nullable(text()),
  /** Credits that PayZen had before it was asked. */
  known: json<string[]>(),
  createdAt: instant(),
})
