import type { FailureReason, PaymentNews } from '#plugins/sales/index'
import type { PayplugPayment, PayplugRefund } from '#plugins/payment_payplug/services/payplug_resources'

/** PayPlug's code of a payment that was aborted, by the shop or by its customer. */
const ABORTED = 'aborted'

const REASONS: Record<string, FailureReason> = {
  'processing_error': 'technical',
  'card_declined': 'refused',
  'insufficient_funds': 'insufficient_funds',
  '3ds_declined': 'authentication',
  'incorrect_number': 'refused',
  'fraud_suspected': 'refused',
  'method_unsupported': 'refused',
  'card_scheme_mismatch': 'refused',
  'card_expiration_date_prior_to_last_installment_date': 'expired_card',
  [ABORTED]: 'canceled',
  'timeout': 'expired',
}

/** All that a payment tells, oldest first. `now`: seconds since 1970. */
export function newsOf(payment: PayplugPayment, refunds: PayplugRefund[], now: number): PaymentNews[] {
  const { id, isPaid, authorization, failure, metadata, currency, details, amount } = payment
  const { order: number = '', attempt = '' } = metadata
  const about = { reference: id, number, currency, details, ...(attempt ? { idempotencyKey: attempt } : {}) }
  const news: PaymentNews[] = []
  if (authorization?.at) {
    const until = authorization.expiresAt
    const expires: Record<string, string> = until ? { expires_at: new Date(until * 1000).toISOString() } : {}
    const told = { kind: 'authorised' as const, amount: authorization.amount, raw: 'authorized' }
    news.push({ ...about, ...told, details: { ...details, ...expires } })
  }
  // A payment page takes another card after a refusal: what is paid is paid, whatever failed before.
  if (isPaid) news.push({ ...about, kind: 'paid', amount, raw: 'is_paid' })
  else if (failure) news.push({ ...about, ...failureNews(failure), amount })
  else if (authorization?.at && authorization.expiresAt !== null && authorization.expiresAt <= now) {
    const over = { kind: 'canceled' as const, reason: 'expired' as const, raw: 'authorization_expired' }
    news.push({ ...about, ...over, amount: authorization.amount })
  }
  return [...news, ...refunds.map((refund) => refundNews(refund, number))]
}

export function refundNews({ id, amount, currency, metadata }: PayplugRefund, number: string): PaymentNews {
  const { movement } = metadata
  const key = movement ? { idempotencyKey: movement } : {}
  return { reference: id, number, kind: 'refunded', amount, currency, raw: 'refund', ...key }
}

function failureNews({ code, message }: NonNullable<PayplugPayment['failure']>) {
  const kind = code === ABORTED ? ('canceled' as const) : ('failed' as const)
  const reason = REASONS[code] ?? ('refused' as const)
  return { kind, reason, raw: code || 'failure', ...(message ? { message } : {}) }
}
