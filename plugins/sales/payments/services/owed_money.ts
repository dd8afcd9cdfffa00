import { openSum } from '#plugins/sales/orders/services/quantities'
import { ownLines, type StoredOrder } from '#plugins/sales/orders/services/stored_order'
import type { MoneyReads, ProviderMoney } from '#plugins/sales/payments/services/provider_money'
import type { PaymentMethod } from '#plugins/sales/contracts/payment_method'

/** Money of an order that is owed without a credit note: it was paid and is not invoiced. Minor units. */
export interface OwedMoney {
  /** To be refunded; no refund was requested. */
  owed: number
  /** Refunds that were requested or are pending. */
  underWay: number
  /** Refunded. */
  done: number
}

type Paid = Pick<StoredOrder, 'lines' | 'paid' | 'invoiced' | 'refunded'>

/**
 * What was paid, less what is invoiced and what was refunded. While pieces can still be invoiced, nothing is owed. Unpaid
 * refunds of credit notes do not count here.
 */
export function owedMoney(order: Paid, asked: MoneyReads): OwedMoney {
  const { toInvoice } = openSum(ownLines(order.lines))
  return toInvoice > 0 ? { ...moneyBack(order, asked), owed: 0 } : moneyBack(order, asked)
}

/** What would be owed if everything open were cancelled and `credited` of the invoiced amount were credited. */
export function owedAfterCancelling(order: Paid, asked: MoneyReads, credited: number): number {
  const { toInvoice, toCancel } = openSum(ownLines(order.lines))
  return toInvoice > toCancel ? 0 : moneyBack({ ...order, refunded: order.refunded + credited }, asked).owed
}

/** How much of what is owed the provider of `money` can refund. Minor units. */
export function owedByProvider(
  { currency }: Pick<StoredOrder, 'currency'>,
  { owed }: OwedMoney,
  money: ProviderMoney | null,
  method: PaymentMethod | null
): number {
  return money && method?.refund && money.payment.currency === currency ? Math.min(owed, money.toGiveBack) : 0
}

function moneyBack({ paid, invoiced, refunded }: Paid, { returned, movements, credited }: MoneyReads): OwedMoney {
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0)
  const refunds = movements.rows.filter(({ kind }) => kind === 'refund')
  const waiting = refunds.filter(({ state }) => state === 'waiting')
  const back = sum(returned.rows) + sum(waiting)
  const underWay = sum(refunds.filter(({ refundId, state }) => refundId === null && IS_UNDER_WAY.has(state)))
  const waitingThere = sum(credited.rows.filter(({ state }) => state === 'failed' || state === 'due'))
  return {
    owed: Math.max(0, paid - (invoiced - refunded) - back - waitingThere),
    underWay,
    done: Math.max(0, back - (sum(credited.rows) - waitingThere) - underWay),
  }
}

const IS_UNDER_WAY = new Set(['waiting', 'pending'])
