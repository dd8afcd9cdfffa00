import type { PaypalAmount } from '#plugins/payment_paypal/services/paypal_amounts'

/** An authorisation, a capture or a refund. Only the fields that are read. */
export interface PaypalPayment {
  id: string
  status?: string
  amount?: PaypalAmount
  custom_id?: string
  invoice_id?: string
  create_time?: string
  status_details?: { reason?: string }
  processor_response?: { response_code?: string }
  links?: PaypalLink[]
  supplementary_data?: { related_ids?: { order_id?: string; authorization_id?: string; capture_id?: string } }
}

export interface PaypalLink {
  href: string
  rel: string
}

export interface PaypalUnit {
  reference_id?: string
  custom_id?: string
  invoice_id?: string
  amount?: PaypalAmount
  payments?: { authorizations?: PaypalPayment[]; captures?: PaypalPayment[]; refunds?: PaypalPayment[] }
}

export interface PaypalOrder {
  id: string
  status: string
  intent?: string
  links?: PaypalLink[]
  purchase_units?: PaypalUnit[]
}

export interface PaypalDispute {
  dispute_id?: string
  status?: string
  reason?: string
  dispute_life_cycle_stage?: string
  dispute_amount?: PaypalAmount
  disputed_transactions?: { seller_transaction_id?: string; custom?: string }[]
}

/** The id of the object of a kind that a link of another one leads to: `captures`. */
export function linkedId({ links = [] }: { links?: PaypalLink[] }, kind: string): string | null {
  for (const { href, rel } of links) {
    const found = rel === 'up' ? new RegExp(`/${kind}/([A-Za-z0-9-]+)$`).exec(href) : null
    if (found?.[1]) return found[1]
  }
  return null
}

/** What `custom_id` tells of a payment: the order, and the key of the attempt or of the movement. */
export interface PaypalSubject {
  number: string
  key: string
}

/** Before the `custom_id` of an order that its customer left for another way to pay. */
const ABANDONED = 'abandoned,'

export function writeSubject({ number, key }: PaypalSubject): string {
  return `${number},${key}`
}

/** Null: the shop did not write it. */
export function readSubject(customId: string | undefined): PaypalSubject | null {
  const text = customId?.startsWith(ABANDONED) ? customId.slice(ABANDONED.length) : (customId ?? '')
  const comma = text.lastIndexOf(',')
  return comma > 0 ? { number: text.slice(0, comma), key: text.slice(comma + 1) } : null
}

export const abandoned = (customId: string) => (isAbandoned(customId) ? customId : `${ABANDONED}${customId}`)

export const isAbandoned = (customId: string | undefined) => customId?.startsWith(ABANDONED) ?? false

/**
 * Whether the invoice number of a payment is one of this shop: another shop may be paid to the same account, and PayPal
 * notifies both. It is the number of the order or the key of a movement, which begins with it.
 */
export function isOwnInvoice(invoice: string | undefined, prefix: string, { number }: PaypalSubject): boolean {
  return invoice === undefined || invoice.startsWith(`${prefix}${number}`)
}
