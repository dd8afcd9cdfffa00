import { openSum } from '#plugins/sales/services/orders/quantities'
import { ownLines, type StoredOrder } from '#plugins/sales/services/orders/stored_order'
import type { AskedMoney, ProviderMoney } from '#plugins/sales/services/payments/provider_money'
import type { PaymentMethod } from '#plugins/sales/contracts/payment_method'

/** Money of an order that is its customer's again without a credit note: it was paid, and nothing bills it. Minor units. */
export interface OwedMoney {
  /** To be paid back, and nobody is at it. */
  owed: number
  /** A provider was asked for it, or says that it is on its way. */
  underWay: number
  /** Has gone back. */
  done: number
}

type Paid = Pick<StoredOrder, 'lines' | 'paid' | 'invoiced' | 'refunded'>

/**
 * What was paid, less what is billed and what went back. While something is left to invoice, nothing is owed: it will be
 * billed. Money of a credit note that its provider refused is dealt with there.
 */
export function owedMoney(order: Paid, asked: AskedMoney): OwedMoney {
  const { toInvoice } = openSum(ownLines(order.lines))
  return toInvoice > 0 ? { ...moneyBack(order, asked), owed: 0 } : moneyBack(order, asked)
}

/** What would be owed once everything open is cancelled, and so much of what was invoiced is credited with it. */
export function owedAfterCancelling(order: Paid, asked: AskedMoney, credited: number): number {
  const { toInvoice, toCancel } = openSum(ownLines(order.lines))
  return toInvoice > toCancel ? 0 : moneyBack({ ...order, refunded: order.refunded + credited }, asked).owed
}

/** How much of what is owed the provider can give, who holds `money` of the order. Minor units. */
export function owedByProvider(
  { currency }: Pick<StoredOrder, 'currency'>,
  { owed }: OwedMoney,
  money: ProviderMoney | null,
  method: PaymentMethod | null
): number {
  return money && method?.refund && money.payment.currency === currency ? Math.min(owed, money.toGiveBack) : 0
}

function moneyBack({ paid, invoiced, refunded }: Paid, { returned, movements, credited }: AskedMoney): OwedMoney {
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0)
  const refunds = movements.rows.filter(({ kind }) => kind === 'refund')
  const waiting = refunds.filter(({ state }) => state === 'waiting')
  const back = sum(returned.rows) + sum(waiting)
  const underWay = sum(refunds.filter(({ refundId, state }) => refundId === null && IS_UNDER_WAY.has(state)))
  const refused = sum(credited.rows.filter(({ state }) => state === 'failed'))
  return {
    owed: Math.max(0, paid - (invoiced - refunded) - back - refused),
    underWay,
    done: Math.max(0, back - (sum(credited.rows) - refused) - underWay),
  }
}

const IS_UNDER_WAY = new Set(['waiting', 'pending'])
