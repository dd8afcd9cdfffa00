import { createHash } from 'node:crypto'
import { DateTime } from 'luxon'
import { isSigned } from '#plugins/payment_crypto/btcpay/btcpay_signature'
import { writeInstant } from '#core/time/instant'
import type { BtcpayAccount } from '#plugins/payment_crypto/btcpay/btcpay_account'
import type { RawNotification, ReceivedNotification } from '#plugins/sales/index'

type Json = Record<string, unknown>

const SIGNATURE = 'btcpay-sig'
/** Events that the server makes up when staff press “Test” there. */
const TEST_ID = /^__test__/

/** What a call of the server is about. */
export interface BtcpayEvent {
  invoiceId: string
  /** It tells of no invoice: the server's staff try the webhook. */
  isTrial: boolean
}

/** Judges a call of the server by its signature and its store. */
export function judge({ headers, body }: RawNotification, account: BtcpayAccount): ReceivedNotification {
  const digest = createHash('sha256').update(body).digest('hex')
  const forged = (reason: string): ReceivedNotification => {
    // A name of its own: otherwise a forged call could take that of a genuine one.
    return { event: `forged ${digest}`, verdict: 'forged', reason }
  }
  if (!isSigned(headers[SIGNATURE] ?? '', body, account.webhookSecret)) return forged('BTCPay-Sig is wrong')
  const json = read(body)
  if (json.storeId !== account.storeId) return forged('The event is of another store')
  const event = textOf(json.originalDeliveryId) || textOf(json.deliveryId) || digest
  const number = textOf((json.metadata as Json | undefined)?.orderId)
  const sentAt = typeof json.timestamp === 'number' ? instantOf(json.timestamp) : null
  return {
    event: event.slice(0, 190),
    verdict: 'genuine',
    ...(number ? { number } : {}),
    ...(sentAt ? { sentAt } : {}),
  }
}

export function readEvent({ body }: RawNotification): BtcpayEvent {
  const { invoiceId, deliveryId } = read(body)
  return { invoiceId: textOf(invoiceId), isTrial: TEST_ID.test(textOf(deliveryId)) || TEST_ID.test(textOf(invoiceId)) }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function instantOf(seconds: number): string | null {
  const moment = DateTime.fromSeconds(seconds, { zone: 'utc' })
  return moment.isValid && moment.year > 0 && moment.year <= 9999 ? writeInstant(moment) : null
}

function read(body: Buffer): Json {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    return value !== null && typeof value === 'object' ? (value as Json) : {}
  } catch {
    return {}
  }
}
