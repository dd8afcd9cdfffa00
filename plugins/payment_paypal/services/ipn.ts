import { isTestMode } from '#plugins/payment_paypal/services/paypal_account'
import { providerAddress } from '#plugins/sales/index'
import { readPaypalValue } from '#plugins/payment_paypal/services/paypal_amounts'
import { readSubject } from '#plugins/payment_paypal/services/paypal_objects'
import type { FailureReason, PaymentNews, PaymentNewsKind } from '#plugins/sales/index'
import type { Settings } from '#core/settings/settings'

interface Told {
  kind: PaymentNewsKind
  /** The transaction that the news are named after. */
  of: 'txn_id' | 'parent_txn_id'
  reason?: FailureReason
}

/** What the states of a payment tell. `Pending` and `Canceled_Reversal` tell nothing that the shop keeps. */
const TOLD: Record<string, Told> = {
  Completed: { kind: 'paid', of: 'txn_id' },
  Denied: { kind: 'failed', of: 'txn_id', reason: 'refused' },
  Failed: { kind: 'failed', of: 'txn_id', reason: 'refused' },
  Expired: { kind: 'failed', of: 'txn_id', reason: 'expired' },
  Voided: { kind: 'canceled', of: 'txn_id' },
  Refunded: { kind: 'refunded', of: 'txn_id' },
  Reversed: { kind: 'disputed', of: 'parent_txn_id' },
}

/** The account that is paid: a mail address or a merchant ID. Empty: none was entered. */
export function businessOf(settings: Settings, channel: string): string {
  const mode = isTestMode(settings, 'standard', channel) ? 'test' : 'live'
  return settings.get<string>(`payment_paypal.standard.business_${mode}`, { channel }).trim()
}

/** Where PayPal is asked whether it sent a message. */
export function postBackAddress(isTest: boolean): string {
  const [live, test] = ['https://ipnpb.paypal.com', 'https://ipnpb.sandbox.paypal.com']
  return `${providerAddress({ gateway: 'paypal', isTest, live, test })}/cgi-bin/webscr`
}

/** A form of ASCII characters, as PayPal sends it; null: it is something else. */
export function readMessage(body: Buffer): URLSearchParams | null {
  const text = body.toString('latin1')
  if (!/^[\x21-\x7e]+$/.test(text)) return null
  const message = new URLSearchParams(text)
  return message.has('txn_id') || message.has('payment_status') ? message : null
}

/** Whether a message is about money to this account. Mail addresses are compared without regard to case. */
export function isOwnAccount(message: URLSearchParams, business: string): boolean {
  const own = business.toLowerCase()
  const named = ['business', 'receiver_email', 'receiver_id'].map((name) => (message.get(name) ?? '').toLowerCase())
  // An account with several addresses is told by its primary one, or by its ID.
  return own !== '' && named.includes(own)
}

/** News of a message that PayPal sent. Its amounts are compared with those of the order by the shop. */
export function newsOfMessage(message: URLSearchParams): PaymentNews[] {
  const of = (name: string) => message.get(name) ?? ''
  const raw = of('payment_status')
  const told = TOLD[raw]
  const subject = readSubject(of('custom'))
  if (!told || !subject) return []
  const { kind, of: name, reason } = told
  const { number, key: idempotencyKey } = subject
  const currency = of('mc_currency')
  const amount = Math.abs(readPaypalValue(of('mc_gross'), currency))
  const why = of('reason_code') || of('pending_reason')
  return [
    {
      reference: of(name) || of('txn_id'),
      number,
      kind,
      amount,
      currency,
      raw,
      ...(why ? { message: why } : {}),
      ...(reason ? { reason } : {}),
      // A refund that was made at PayPal answers no request of the shop.
      ...(kind === 'refunded' || kind === 'disputed' ? {} : { idempotencyKey }),
      ...(of('parent_txn_id') ? { details: { payment: of('parent_txn_id') } } : {}),
    },
  ]
}
