import { netOf } from '#plugins/sales/services/einvoice/line_model'
import { unitPrice, type UnitPrice } from '#core/money/unit_price'
import { openSum } from '#plugins/sales/services/orders/quantities'
import { ownLines, partsOf, type StoredOrder, type StoredOrderLine } from '#plugins/sales/services/orders/stored_order'
import type { Locale } from '#core/i18n/locales'
import type { MoneyData } from '#core/money/money'
import type { OrderState } from '#plugins/sales/states/order_states'
import type { PaymentInstructions } from '#plugins/sales/contracts/payment_method'
import type { PostalAddress } from '#plugins/sales/contracts/address'
import type { ShipmentEntry } from '#plugins/sales/services/documents/ask_documents'
import type { TotalsAnswer } from '#plugins/sales/transformers/totals'

export interface OrderLineAnswer extends LinePrices {
  id: number
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
  /** Credited: of it, `settled` was taken off what was to be paid, and `returned` is money that goes back. */
  refunded: MoneyData
  settled: MoneyData
  returned: MoneyData
  /** Paid for what is not billed any more, without a credit note: gone back, and still to come. */
  repaid: MoneyData
  toRepay: MoneyData
  billing: PostalAddress
  delivery: PostalAddress | null
  shipping: { title: string; estimatedDays: string | null } | null
  /** `canRetry`: it waits for an online payment that may be tried again. */
  payment: {
    title: string
    instructions: PaymentInstructions | null
    canRetry: boolean
    /** Origins of the payment pages that another try leads to. */
    origins: string[]
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
  /** The shop makes quotes: one may be asked for of the same items. */
  canAskQuote: boolean
}

export const inCurrencyOf =
  ({ currency }: Pick<StoredOrder, 'currency'>) =>
  (amount: number): MoneyData => ({ amount, currency })

/** What an order comes to, in the form of a cart's totals. */
export function orderTotals(order: StoredOrder, locale: Locale): TotalsAnswer {
  const money = inCurrencyOf(order)
  return {
    subtotal: money(order.subtotal),
    goods: money(order.goods),
    discount: money(order.discount),
    discounts: order.discounts
      .filter(({ amount }) => amount > 0)
      .map(({ label, code, amount }) => ({ label, code, amount: money(amount) })),
    shipping: order.shipping && money(order.shipping.worth.gross),
    net: money(order.net),
    tax: money(order.tax),
    taxes: order.taxes.map(({ rate, net, tax }) => ({
      label: rate.label[locale],
      note: rate.note,
      net: money(net),
      tax: money(tax),
    })),
    total: money(order.total),
  }
}

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
    netUnitPrice: unitPrice(net, quantity, currency),
    total: { amount: gross, currency },
    netTotal: { amount: net, currency },
  }
}

export function orderLines(order: StoredOrder): OrderLineAnswer[] {
  return ownLines(order.lines).map((line) => {
    const { id, sku, name, detail, quantity, shipped, canceled, refunded } = line
    return {
      ...{ id, sku, name, detail, quantity, shipped, canceled, refunded },
      ...linePrices(line, order.currency),
      parts: partsOf(order.lines, line).map((part) => ({
        ...{ sku: part.sku, name: part.name, detail: part.detail, quantity: part.quantity },
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
