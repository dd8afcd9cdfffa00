import { randomBytes } from 'node:crypto'
import { dialectOf } from '#core/database/write_set'
import { rowWrite, type RowTarget } from '#core/database/write_rows'
import type { Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'

const PAYMENTS: RowTarget = {
  table: 'sales_payments',
  columns: {
    ...{ order_id: 'bigint', attempt: 'integer', token: 'text', method: 'text', state: 'text' },
    ...{ amount: 'bigint', currency: 'text', created_at: 'instant', updated_at: 'instant' },
  },
}

interface FirstPayment {
  orderId: number
  method: string
  /** What is to be paid, and in which money. */
  worked: { totals: { grandTotal: number }; paid: { currency: string } }
  now: string
}

/** The first attempt to pay an order; null: there is nothing to pay. */
export function paymentBegun(trx: Transaction, payment: FirstPayment | null): Write {
  const rows = payment ? [rowOf(payment)] : []
  return rowWrite(dialectOf(trx), PAYMENTS, rows)
}

function rowOf({ orderId, method, worked: { totals, paid }, now }: FirstPayment) {
  const token = randomBytes(24).toString('base64url')
  return [orderId, 1, token, method, 'begun', totals.grandTotal, paid.currency, now, now]
}

/** The cart is none any more: its guest's token, too, opens nothing. */
export function cartOrdered(cartId: number, now: string): Write {
  return {
    sql: "update sales_carts set status = 'ordered', token_hash = null, updated_at = ? where id = ?",
    bindings: [now, cartId],
    isEmpty: false,
  }
}
