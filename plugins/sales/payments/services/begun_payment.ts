import { randomBytes } from 'node:crypto'
import { payments } from '#plugins/sales/payments/tables'
import { dialectOf } from '#core/database/write_set'
import type { RowIn } from '#core/database/table'
import type { Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'

/** An attempt to pay an order. */
interface Attempt extends Pick<RowIn<typeof payments>, 'orderId' | 'method' | 'amount' | 'currency'> {
  /** Counted from 1. */
  attempt?: number
  now: string
}

/** The write of an attempt; null: nothing is to be paid. */
export function begunPayment(trx: Transaction, attempt: Attempt | null): Write {
  if (!attempt) return payments.insertWrite(dialectOf(trx), [])
  const { now, ...payment } = attempt
  const token = randomBytes(24).toString('base64url')
  const row = { attempt: 1, ...payment, token, state: 'begun', isTest: false, createdAt: now, updatedAt: now }
  return payments.insertWrite(dialectOf(trx), [row])
}
