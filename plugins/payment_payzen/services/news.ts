import { Money, type MoneyData } from '#core/money/money'
import { partAmounts } from '#plugins/payment_payzen/services/account'
import { groupOf, isMerchants, reasonOf } from '#plugins/payment_payzen/services/status'
import type { KnownAttempt } from '#plugins/payment_payzen/services/attempts'
import type { PaymentNews, PaymentNewsKind } from '#plugins/sales/index'
import type { PayzenTransaction } from '#plugins/payment_payzen/services/transaction'

/** What a transaction tells of its payment. `attempt`: after it has learnt of it; null: it did not begin in this shop. */
export function newsOf(transaction: PayzenTransaction, attempt: KnownAttempt | null): PaymentNews[] {
  if (transaction.operation === 'CREDIT') return [creditNews(transaction, attempt)]
  if (transaction.operation === 'VERIFICATION') return []
  // The other parts of a payment in parts change nothing: the first one paid the order.
  if (transaction.sequence !== 1) return []
  const { uuid, status } = transaction
  const isRegistered = attempt !== null && attempt.state !== 'begun'
  const isIt = isRegistered && attempt.uuid === uuid
  switch (groupOf(status)) {
    case 'accepted':
      return isIt && attempt.state === 'paid' ? paidNews(transaction, attempt) : [told(transaction, attempt, 'paid')]
    case 'to_validate':
      return [told(transaction, attempt, 'authorised')]
    case 'pending':
      return []
    case 'left':
      // Of a payment that is registered only the page was left, in a second window.
      return isRegistered ? [] : [told(transaction, attempt, 'canceled')]
    case 'cancelled':
      if (!isRegistered) return [told(transaction, attempt, 'canceled')]
      if (!isIt || !isMerchants(transaction.source)) return []
      if (attempt.state === 'authorised') return [told(transaction, attempt, 'canceled')]
      return [...paidNews(transaction, attempt), cancellationNews(transaction, attempt)]
    case 'failed':
      // Another try of the same form was refused.
      if (isRegistered && !isIt) return []
      return [told(transaction, attempt, 'failed')]
  }
}

/** The names of a payment: those that are told of it, whenever and however. */
export function nameOf({ uuid, day, transId, sequence }: PayzenTransaction): string {
  return uuid || `${day}-${transId}-${sequence}`
}

/** Money on its way back. */
export function creditKind(status: string): 'refunded' | 'refund_pending' | 'refund_failed' {
  const group = groupOf(status)
  if (group === 'accepted') return 'refunded'
  return group === 'pending' || group === 'to_validate' ? 'refund_pending' : 'refund_failed'
}

function creditNews(transaction: PayzenTransaction, attempt: KnownAttempt | null): PaymentNews {
  const { idempotencyKey: _, ...news } = told(transaction, attempt, creditKind(transaction.status))
  const asked = attempt?.refunds.find(({ reference }) => reference === transaction.uuid)
  return asked?.key ? { ...news, idempotencyKey: asked.key } : news
}

/** That it was paid, with what was given back since by capturing less. */
function paidNews(transaction: PayzenTransaction, attempt: KnownAttempt): PaymentNews[] {
  const paid = { ...told(transaction, attempt, 'paid'), amount: attempt.paid ?? transaction.amount }
  const { idempotencyKey: _, ...news } = paid
  const reductions = attempt.refunds.flatMap(({ way, reference, amount, key }) =>
    way === 'reduction' && reference !== null
      ? { ...news, kind: 'refunded' as const, reference, amount, ...(key ? { idempotencyKey: key } : {}) }
      : []
  )
  return [paid, ...reductions]
}

/** Of a payment that PayZen was to capture nothing is captured. */
function cancellationNews(transaction: PayzenTransaction, attempt: KnownAttempt): PaymentNews {
  const { idempotencyKey: _, ...news } = told(transaction, attempt, 'refunded')
  return { ...news, amount: remainingOf(attempt) }
}

/** Minor units that are still to be captured of a paid attempt. */
export function remainingOf({ paid, refunds }: KnownAttempt): number {
  const reduced = refunds.filter(({ way, reference }) => way === 'reduction' && reference !== null)
  return reduced.reduce((left, { amount }) => left - amount, paid ?? 0)
}

function told(transaction: PayzenTransaction, attempt: KnownAttempt | null, kind: PaymentNewsKind): PaymentNews {
  const { status, amount, currency, message, orderId, parts } = transaction
  const isFailure = kind === 'failed' || kind.endsWith('_failed')
  return {
    reference: nameOf(transaction),
    number: attempt?.number ?? orderId,
    kind,
    amount,
    currency,
    raw: status,
    ...(isFailure && message !== '' ? { message: message.slice(0, 500) } : {}),
    ...(kind === 'failed' ? { reason: reasonOf(transaction) } : {}),
    details: { ...transaction.details, ...(parts ? { parts: partsText(parts, { amount, currency }) } : {}) },
    ...(attempt ? { idempotencyKey: attempt.key } : {}),
  }
}

/** `14.00 + 14.00 + 14.00 EUR / 30 d` of `MULTI:first=1400;count=3;period=30`. */
function partsText(config: string, { amount, currency }: MoneyData): string {
  const of = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(config)?.[1] ?? Number.NaN)
  const [first, count, period] = [of('first'), of('count'), of('period')]
  if (!(count > 1 && count <= 100 && first <= amount)) return config.slice(0, 120)
  const others = partAmounts(amount - first, { count: count - 1 })
  // PayZen adds what is left to the last part, so the largest of the others comes last.
  const parts = [first, ...others.reverse()].map((part) => new Money(part, currency).toDecimal())
  return `${parts.join(' + ')} ${currency}${period > 0 ? ` / ${period} d` : ''}`
}
