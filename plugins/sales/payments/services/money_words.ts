import { outside } from '#plugins/sales/database/statements'
import { ReadSet } from '#core/database/read_set'
import { addMoneyReads } from '#plugins/sales/payments/services/provider_money'
import { addOrderReads, storedOrder } from '#plugins/sales/orders/services/order_reads'
import { owedMoney } from '#plugins/sales/payments/services/owed_money'
import type { MailWords } from '#plugins/sales/orders/services/order_mail_values'
import type { RefundAnswer } from '#plugins/sales/refunds/refund_answer'
import type { Store } from '#core/database/store'

const WORDS = 'sales.mails.money'

/**
 * The sentence of a mail about the money of a credit note. It describes the state when the mail is written.
 */
export function refundWords({
  state,
  payment,
  settled,
  returned,
}: Pick<RefundAnswer, 'state' | 'payment' | 'settled' | 'returned'>): MailWords | null {
  if (state === 'settled') return settled.amount > 0 ? { key: `${WORDS}.settled`, amount: settled, method: '' } : null
  const told = { amount: returned, method: payment?.title ?? '' }
  if (state === 'failed' || state === 'due') return { key: `${WORDS}.due`, ...told }
  // The provider refused, and staff refunded it.
  if (!payment || (state === 'refunded' && payment.state === 'refused')) return { key: `${WORDS}.by_shop`, ...told }
  return { key: `${WORDS}.${state === 'refunded' ? 'done' : 'coming'}`, ...told }
}

/** The same of a canceled order; null: nothing was paid, or all of it is invoiced. */
export async function canceledWords(store: Store, orderId: number): Promise<MailWords | null> {
  const reads = new ReadSet(store.dialect)
  const asked = addOrderReads(reads, { id: orderId })
  const money = addMoneyReads(reads)
  await reads.run((sql, bindings) => outside(store)(sql, bindings))
  const order = storedOrder(asked)
  if (!order) return null
  const { owed, underWay, done } = owedMoney(order, money)
  const told = (key: string, amount: number): MailWords => ({
    key: `${WORDS}.${key}`,
    amount: { amount, currency: order.currency },
    method: order.paymentTitle,
  })
  // Money that staff must still refund is what the customer has to know first.
  if (owed > 0) return told('due', owed)
  if (underWay > 0) return told('coming', underWay)
  return done > 0 ? told('done', done) : null
}
