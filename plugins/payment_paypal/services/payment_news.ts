import { isAbandoned, readSubject } from '#plugins/payment_paypal/services/paypal_objects'
import { readPaypalAmount } from '#plugins/payment_paypal/services/paypal_amounts'
import { reasonOfCode } from '#plugins/payment_paypal/services/failure_reason'
import type { PaymentNews, PaymentNewsKind } from '#plugins/sales/index'
import type { PaypalOrder, PaypalPayment, PaypalSubject } from '#plugins/payment_paypal/services/paypal_objects'

/** All that an order of PayPal tells, oldest first. Empty: the shop did not make it, or nothing has happened. */
export function newsOfOrder(order: PaypalOrder): PaymentNews[] {
  const [unit] = order.purchase_units ?? []
  const subject = readSubject(unit?.custom_id)
  if (!unit || !subject) return []
  const { authorizations = [], captures = [], refunds = [] } = unit.payments ?? {}
  const left = isAbandoned(unit.custom_id) && authorizations.length + captures.length === 0
  if (left || order.status === 'VOIDED') return closedNews(order, 'canceled', { raw: order.status, reason: 'canceled' })
  const isAsked = order.intent === 'AUTHORIZE'
  const authorised = authorizations.flatMap((each) => {
    const news = [authorisationNews(each, subject)]
    if (each.status === 'VOIDED') news.push(voidedNews(each, subject, captures))
    return news
  })
  const moved = [
    ...captures.map((each) => ({ at: each.create_time, news: captureNews(each, subject, isAsked) })),
    ...refundsByKey(refunds).map((each) => ({ at: each[0].create_time, news: refundNews(each, subject.number) })),
  ].toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? ''))
  return [...authorised, ...moved.map(({ news }) => news)].filter((news) => news !== null)
}

/** News of an order of which nothing was paid. */
export function closedNews(
  { id, purchase_units: [unit] = [] }: PaypalOrder,
  kind: 'failed' | 'canceled',
  told: Pick<PaymentNews, 'raw' | 'message' | 'reason'>
): PaymentNews[] {
  const subject = readSubject(unit?.custom_id)
  if (!unit?.amount || !subject) return []
  const { number, key: idempotencyKey } = subject
  return [{ reference: id, number, kind, ...moneyOf(unit), idempotencyKey, ...told }]
}

export function authorisationNews(payment: PaypalPayment, { number, key }: PaypalSubject): PaymentNews | null {
  const { id: reference, status: raw = '' } = payment
  const told = { reference, number, ...moneyOf(payment), raw, idempotencyKey: key }
  if (raw === 'DENIED') return { ...told, kind: 'failed', ...failureOf(payment) }
  return raw === 'PENDING' ? null : { ...told, kind: 'authorised' }
}

/** What was not captured of an authorisation was let go. */
export function voidedNews(
  payment: PaypalPayment,
  { number, key }: PaypalSubject,
  captures: readonly PaypalPayment[] = []
): PaymentNews {
  const { amount: all, currency } = moneyOf(payment)
  const taken = captures.filter(({ status }) => status !== 'DECLINED' && status !== 'FAILED')
  const amount = taken.reduce((rest, capture) => rest - moneyOf(capture).amount, all)
  return { reference: payment.id, number, kind: 'canceled', amount, currency, raw: 'VOIDED', idempotencyKey: key }
}

/** `isAsked`: staff asked for it, of a payment that was authorised. Null: it is on its way, which PayPal tells later. */
export function captureNews(payment: PaypalPayment, subject: PaypalSubject, isAsked: boolean): PaymentNews | null {
  const { id: reference, status: raw = '', invoice_id: invoice = '' } = payment
  const { number, key } = subject
  const idempotencyKey = isAsked && isMovement(invoice, number) ? withoutPrefix(invoice, number) : key
  const told = { reference, number, ...moneyOf(payment), raw, idempotencyKey }
  if (raw === 'PENDING') return isAsked ? { ...told, kind: 'capture_pending' } : null
  if (raw !== 'DECLINED' && raw !== 'FAILED' && raw !== 'DENIED') return { ...told, kind: 'paid' }
  const { message, reason } = failureOf(payment)
  return isAsked ? { ...told, kind: 'capture_failed', message } : { ...told, kind: 'failed', message, reason }
}

/** Whether an invoice number is that of a movement: the shop tells its key, and of an order its number. */
export function isMovement(invoice: string | undefined, number: string): boolean {
  return Boolean(invoice) && !invoice?.endsWith(number)
}

/** Keys of movements begin with the number of their order. */
function withoutPrefix(invoice: string, number: string): string {
  return invoice.slice(Math.max(0, invoice.indexOf(number)))
}

/** Refunds that were asked for as one. PayPal gives back captures: money of several captures is several refunds. */
export function refundNews(refunds: readonly [PaypalPayment, ...PaypalPayment[]], number: string): PaymentNews {
  const [first] = refunds
  const { currency } = moneyOf(first)
  const amount = refunds.reduce((sum, refund) => sum + moneyOf(refund).amount, 0)
  const key = readSubject(first.custom_id)?.key
  const { kind, raw } = refundState(refunds)
  const failure = kind === 'refund_failed' ? { message: failureOf(first).message } : {}
  const repeated = key === undefined ? {} : { idempotencyKey: key }
  return { reference: first.id, number, kind, amount, currency, raw, ...failure, ...repeated }
}

function refundState(refunds: readonly PaypalPayment[]): { kind: PaymentNewsKind; raw: string } {
  const states = refunds.map(({ status = 'COMPLETED' }) => status)
  const failed = states.find((state) => state === 'FAILED' || state === 'CANCELLED')
  if (failed) return { kind: 'refund_failed', raw: failed }
  return states.includes('PENDING')
    ? { kind: 'refund_pending', raw: 'PENDING' }
    : { kind: 'refunded', raw: 'COMPLETED' }
}

/** Refunds of one movement together, those made by hand at PayPal alone. */
function refundsByKey(refunds: readonly PaypalPayment[]): [PaypalPayment, ...PaypalPayment[]][] {
  const groups = new Map<string, [PaypalPayment, ...PaypalPayment[]]>()
  for (const refund of refunds) {
    const name = isPart(refund) ? (refund.custom_id ?? refund.id) : refund.id
    const group = groups.get(name)
    if (group) group.push(refund)
    else groups.set(name, [refund])
  }
  return [...groups.values()]
}

/** Whether a refund is one of several that give back the money of one movement. */
export function isPart({ custom_id: customId, invoice_id: invoice = '' }: PaypalPayment): boolean {
  const key = readSubject(customId)?.key
  return key !== undefined && invoice.includes(`${key}.`)
}

function moneyOf({ amount }: Pick<PaypalPayment, 'amount'>): { amount: number; currency: string } {
  if (!amount) throw new Error('PayPal told of a payment without its amount')
  return { amount: readPaypalAmount(amount), currency: amount.currency_code }
}

function failureOf({ status_details: details, processor_response: response }: PaypalPayment) {
  const words = [details?.reason, response?.response_code].filter(Boolean).join(' ')
  return { message: words || 'DECLINED', reason: reasonOfCode(response?.response_code ?? details?.reason) }
}
