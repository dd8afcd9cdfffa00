import { netOf, netUnitPrice } from '#plugins/sales/documents/net_unit_price'
import { unitPrice, type UnitPrice } from '#core/money/unit_price'
import { openSum } from '#plugins/sales/orders/services/quantities'
import { ownLines, partsOf, type StoredOrder, type StoredOrderLine } from '#plugins/sales/orders/services/stored_order'
import type { AfterSaleOffer } from '#plugins/sales/contracts/after_sale'
import type { MoneyData } from '#core/money/money'
import type { OrderState } from '#plugins/sales/orders/order_states'
import type { FailureReason, PaymentInstructions } from '#plugins/sales/contracts/payment_method'
import type { PaymentOffer } from '#plugins/sales/payments/services/find_payment_offers'
import type { Picture } from '#core/media/media_record'
import type { PostalAddress } from '#plugins/sales/contracts/address'
import type { ShipmentEntry } from '#plugins/sales/documents/document_reads'
import type { TotalsAnswer } from '#plugins/sales/totals/totals_answer'

export interface OrderLineAnswer extends LinePrices {
  id: number
  /** Of the product, as it is now. */
  image: Picture | null
  sku: string
  name: string
  detail: string
  quantity: number
  shipped: number
  canceled: number
  refunded: number
  /** What is in a bundle: pieces in all. */
  parts: { sku: string; name: string; detail: string; quantity: number }[]
}

/** The terms that were accepted with an order. */
export interface AcceptedTerms {
  at: string
  /** Names the words; null: the order is older than versions. */
  version: string | null
}

export function acceptedTerms({ declarations: { terms: at, termsVersion } }: StoredOrder): AcceptedTerms {
  return { at, version: termsVersion ?? null }
}

/** An order as its customer reads it. */
export interface OrderAnswer {
  number: string
  state: OrderState
  placedAt: string
  showsNet: boolean
  lines: OrderLineAnswer[]
  totals: TotalsAnswer
  paid: MoneyData
  /** Credited: of it, `settled` was taken off what was to be paid, and `returned` is money that has gone back. */
  refunded: MoneyData
  settled: MoneyData
  returned: MoneyData
  /** Paid for what is not billed any more: gone back without a credit note, and still to come, with one or without. */
  repaid: MoneyData
  toRepay: MoneyData
  billing: PostalAddress
  delivery: PostalAddress | null
  shipping: { title: string; estimatedDays: string | null } | null
  payment: {
    /** Name of its method: `payment_offline.cheque`. */
    code: string
    title: string
    instructions: PaymentInstructions | null
    /** It waits for an online payment, which its customer may make. */
    canRetry: boolean
    /** The methods by which its customer may pay it; empty: it does not wait for a payment. */
    methods: PaymentOffer[]
    /** Why the last attempt did not go through; null: it did, or nobody knows. */
    failure: FailureReason | null
  }
  comment: string
  terms: AcceptedTerms
  /** What happened, the last thing first. */
  history: { kind: string; state: OrderState | null; text: string; at: string }[]
  /** Its parcels. */
  shipments: Omit<ShipmentEntry, 'id'>[]
  invoices: { number: string; total: MoneyData; at: string }[]
  refunds: { number: string; total: MoneyData; at: string }[]
  canCancel: boolean
  /** What plugins offer for it after the sale: a link with its label, and a sentence. */
  afterSale: AfterSaleOffer[]
  /** The shop makes quotes: one may be asked for of the same items. */
  canAskQuote: boolean
}

export const inCurrencyOf =
  ({ currency }: Pick<StoredOrder, 'currency'>) =>
  (amount: number): MoneyData => ({ amount, currency })

/** What a line and one piece of it cost before discounts, with and without VAT: quantity by price is the amount of the line. */
export interface LinePrices {
  unitPrice: UnitPrice
  netUnitPrice: UnitPrice
  total: MoneyData
  netTotal: MoneyData
}

export function linePrices(
  { gross, quantity, rate }: Pick<StoredOrderLine, 'gross' | 'quantity' | 'rate'>,
  currency: string
): LinePrices {
  const net = netOf({ gross, rate })
  return {
    unitPrice: unitPrice(gross, quantity, currency),
    netUnitPrice: netUnitPrice({ gross, quantity, rate }, currency),
    total: { amount: gross, currency },
    netTotal: { amount: net, currency },
  }
}

export function orderLines(order: StoredOrder, pictures: ReadonlyMap<number, Picture>): OrderLineAnswer[] {
  return ownLines(order.lines).map((line) => {
    const { id, sku, name, detail, quantity, shipped, canceled, refunded } = line
    return {
      id,
      sku,
      name,
      detail,
      quantity,
      shipped,
      canceled,
      refunded,
      image: pictures.get(line.variantId ?? 0) ?? null,
      ...linePrices(line, order.currency),
      parts: partsOf(order.lines, line).map((part) => ({
        sku: part.sku,
        name: part.name,
        detail: part.detail,
        quantity: part.quantity,
      })),
    }
  })
}

/** Whether its customer may still call it off: nothing has left, and something can be taken back. */
export function isOwnCancellable({ state, lines }: Pick<StoredOrder, 'state' | 'lines'>): boolean {
  const own = ownLines(lines)
  const isOpen = state === 'pending' || state === 'pending_payment' || state === 'processing'
  return isOpen && own.every(({ shipped, invoiced }) => shipped === 0 && invoiced === 0) && openSum(own).toCancel > 0
}
