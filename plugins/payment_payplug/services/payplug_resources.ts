/** A payment as PayPlug knows it. Amounts are cents, instants are seconds since 1970. */
export interface PayplugPayment {
  id: string
  isLive: boolean
  isPaid: boolean
  amount: number
  amountRefunded: number
  currency: string
  /** Of a payment whose money is taken later. `at` null: its customer has not paid yet. */
  authorization: { amount: number; at: number | null; expiresAt: number | null } | null
  failure: { code: string; message: string } | null
  metadata: Record<string, string>
  /** Of its page. Null: it is over. */
  paymentUrl: string | null
  /** What staff should know, by PayPlug's names. */
  details: Record<string, string>
}

/** Money that PayPlug gave back. */
export interface PayplugRefund {
  id: string
  amount: number
  currency: string
  metadata: Record<string, string>
}

/** The merchant's account. Amounts are cents; null: it does not tell. */
export interface PayplugAccount {
  id: string
  isLive: boolean
  takesEuros: boolean
  least: number | null
  most: number | null
  canUseLiveMode: boolean
  canDefer: boolean
}

type Json = Record<string, unknown>

const PAYMENT_ID = /^pay_[A-Za-z0-9]{1,60}$/
const REFUND_ID = /^re_[A-Za-z0-9]{1,60}$/

/** Only such names become part of an address. */
export const isPaymentId = (value: unknown): value is string => typeof value === 'string' && PAYMENT_ID.test(value)
export const isRefundId = (value: unknown): value is string => typeof value === 'string' && REFUND_ID.test(value)

/** @throws Error when it is no payment */
export function readPayment(json: Json): PayplugPayment {
  const { id, object, is_live: isLive, is_paid: isPaid, currency } = json
  if (object !== 'payment' || !isPaymentId(id) || typeof isLive !== 'boolean' || typeof isPaid !== 'boolean') {
    throw new Error('PayPlug answered something else than a payment')
  }
  const [authorization, failure, hosted] = [json.authorization, json.failure, json.hosted_payment].map(record)
  return {
    id,
    isLive,
    isPaid,
    currency: string(currency),
    amount: cents(json.amount) || (cents(authorization?.authorized_amount) ?? 0),
    amountRefunded: cents(json.amount_refunded) ?? 0,
    authorization: authorization
      ? {
          amount: cents(authorization.authorized_amount) ?? 0,
          at: cents(authorization.authorized_at),
          expiresAt: cents(authorization.expires_at),
        }
      : null,
    failure: failure ? { code: string(failure.code), message: string(failure.message) } : null,
    metadata: texts(json.metadata),
    paymentUrl: typeof hosted?.payment_url === 'string' ? hosted.payment_url : null,
    details: detailsOf(json),
  }
}

/** @throws Error when it is no refund */
export function readRefund(json: Json): PayplugRefund {
  const { id, object, currency } = json
  const amount = cents(json.amount)
  if (object !== 'refund' || !isRefundId(id) || amount === null) {
    throw new Error('PayPlug answered something else than a refund')
  }
  return { id, amount, currency: string(currency), metadata: texts(json.metadata) }
}

export function readAccount(json: Json): PayplugAccount {
  const [configuration, permissions] = [record(json.configuration), record(json.permissions)]
  const [least, most] = [record(configuration?.min_amounts), record(configuration?.max_amounts)]
  const currencies = configuration?.currencies
  return {
    id: string(json.id),
    isLive: json.is_live === true,
    takesEuros: !Array.isArray(currencies) || currencies.length === 0 || currencies.includes('EUR'),
    least: cents(least?.EUR),
    most: cents(most?.EUR),
    canUseLiveMode: permissions?.use_live_mode === true,
    canDefer: permissions?.can_create_deferred_payment === true,
  }
}

function detailsOf(json: Json): Record<string, string> {
  const card = record(json.card)
  const told = {
    card: card?.last4 ? `${string(card.brand)} **** ${string(card.last4)}`.trim() : '',
    country: string(card?.country),
    is_3ds: typeof json.is_3ds === 'boolean' ? String(json.is_3ds) : '',
  }
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== ''))
}

function record(value: unknown): Json | undefined {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Json) : undefined
}

const string = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const cents = (value: unknown) => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null)

function texts(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(record(value) ?? {}).map(([name, text]) => [name, string(text)]))
}
