/** An invoice of BTCPay Server, as far as the shop reads it. Amounts are decimals as text. */
export interface BtcpayInvoice {
  id: string
  storeId: string
  amount: string
  currency: string
  status: 'New' | 'Processing' | 'Settled' | 'Expired' | 'Invalid'
  additionalStatus: 'None' | 'PaidLate' | 'PaidPartial' | 'Marked' | 'Invalid' | 'PaidOver'
  checkoutLink: string
  /** Number of the order; empty: the shop did not make it. */
  number: string
  /** Key of the attempt. */
  attempt: string
}

/** Coins that arrived for an invoice. */
export interface BtcpayPayment {
  /** `BTC-CHAIN`. */
  method: string
  id: string
  status: 'Invalid' | 'Processing' | 'Settled'
  /** In coins. */
  value: string
  /** Price of one coin in the invoice's currency. */
  rate: string
}

type Json = Record<string, unknown>

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const objectOf = (value: unknown) => (value !== null && typeof value === 'object' ? (value as Json) : {})
const listOf = (value: unknown) => (Array.isArray(value) ? value.map(objectOf) : [])

/** Reads an invoice. @throws Error for what is none */
export function readInvoice(json: Json): BtcpayInvoice {
  const metadata = objectOf(json.metadata)
  const [id, status] = [textOf(json.id), textOf(json.status)]
  if (!id || !status) throw new Error('BTCPay Server answered something that is no invoice')
  return {
    id,
    status: status as BtcpayInvoice['status'],
    storeId: textOf(json.storeId),
    amount: textOf(json.amount),
    currency: textOf(json.currency),
    additionalStatus: (textOf(json.additionalStatus) || 'None') as BtcpayInvoice['additionalStatus'],
    checkoutLink: textOf(json.checkoutLink),
    number: textOf(metadata.attempt) && textOf(metadata.orderId),
    attempt: textOf(metadata.attempt),
  }
}

/** Reads the answer about the payment methods of an invoice. Version 1 of the server names them `paymentMethod`. */
export function readPayments(json: unknown): BtcpayPayment[] {
  return listOf(json).flatMap((one) =>
    listOf(one.payments).map(({ id, status, value }) => ({
      method: textOf(one.paymentMethodId) || textOf(one.paymentMethod),
      id: textOf(id),
      status: textOf(status) as BtcpayPayment['status'],
      value: textOf(value),
      rate: textOf(one.rate),
    }))
  )
}
