import { outside } from '#plugins/sales/database/statements'
import { ReadSet } from '#core/database/read_set'
import { askMoney } from '#plugins/sales/services/payments/provider_money'
import { askOrder, storedOrder } from '#plugins/sales/services/orders/order_reads'
import { owedMoney } from '#plugins/sales/services/payments/owed_money'
import type { MailWords } from '#plugins/sales/actions/orders/mail_order'
import type { RefundAnswer } from '#plugins/sales/transformers/refund'
import type { Store } from '#core/database/store'

const WORDS = 'sales.mails.money'

/**
 * What a customer is told of the money of a credit note, as it stands when the mail is written: no mail says that money has
 * gone which has not.
 */
export function refundWords({
  state,
  payment,
  settled,
  returned,
}: Pick<RefundAnswer, 'state' | 'payment' | 'settled' | 'returned'>): MailWords | null {
  if (state === 'settled') return settled.amount > 0 ? { key: `${WORDS}.settled`, amount: settled, method: '' } : null
  const told = { amount: returned, method: payment?.title ?? '' }
  if (state === 'failed') return { key: `${WORDS}.due`, ...told }
  // What the provider refused and staff gave back is theirs.
  if (!payment || (state === 'refunded' && payment.state === 'refused')) return { key: `${WORDS}.by_shop`, ...told }
  return { key: `${WORDS}.${state === 'refunded' ? 'done' : 'coming'}`, ...told }
}

/** The same of an order that was called off; null: nothing had been paid, or all of it is billed. */
export async function canceledWords(store: Store, orderId: number): Promise<MailWords | null> {
  const reads = new ReadSet(store.dialect)
  const asked = askOrder(reads, { id: orderId })
  const money = askMoney(reads)
  await reads.run((sql, bindings) => outside(store)(sql, bindings))
  const order = storedOrder(asked)
  if (!order) return null
  const { owed, underWay, done } = owedMoney(order, money)
  const told = (key: string, amount: number): MailWords => ({
    ...{ key: `${WORDS}.${key}`, amount: { amount, currency: order.currency }, method: order.paymentTitle },
  })
  // A part that the provider does not hold is what matters to who waits for it.
  if (owed > 0) return told('due', owed)
  if (underWay > 0) return told('coming', underWay)
  return done > 0 ? told('done', done) : null
}
