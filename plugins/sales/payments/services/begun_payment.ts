import { randomBytes } from 'node:crypto'
import { payments } from '#plugins/sales/payments/tables'
import { dialectOf } from '#core/database/write_set'
import type { PaymentBeginning, PaymentMethod, PaymentToExplain } from '#plugins/sales/contracts/payment_method'
import type { RowIn } from '#core/database/table'
import type { Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'

/** An attempt to pay an order. */
interface Attempt extends Pick<RowIn<typeof payments>, 'orderId' | 'method' | 'amount' | 'currency'> {
  /** Counted from 1. */
  attempt?: number
  /** What a method that only tells told already. */
  told?: PaymentBeginning | null
  now: string
}

/** The write of an attempt; null: nothing is to be paid. */
export function begunPayment(trx: Transaction, attempt: Attempt | null): Write {
  if (!attempt) return payments.insertWrite(dialectOf(trx), [])
  const { now, told = null, ...payment } = attempt
  const token = randomBytes(24).toString('base64url')
  const state = told ? 'pending' : 'begun'
  const row = { attempt: 1, ...payment, token, state, beginning: told, isTest: false, createdAt: now, updatedAt: now }
  return payments.insertWrite(dialectOf(trx), [row])
}

/** What a method that only tells has to tell of an order; null: the method begins once the order is stored. */
export function toldAtOnce(method: PaymentMethod | null, order: PaymentToExplain): PaymentBeginning | null {
  if (!method?.onlyTells) return null
  const instructions = method.instructions?.(order)
  return instructions ? { kind: 'pending', instructions } : { kind: 'pending' }
}
