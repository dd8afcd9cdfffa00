import { postalAnswer } from '#plugins/sales/shared/postal_answer'
import {
  attemptAnswer,
  transactionAnswers,
  type AttemptAnswer,
  type AttemptRow,
  type StaffTransaction,
} from '#plugins/sales/payments/services/staff_payments'
import { creditOfCancelling } from '#plugins/sales/orders/services/credit_of_cancelling'
import { inCurrencyOf, linePrices, acceptedTerms, type AcceptedTerms } from '#plugins/sales/orders/order_answer'
import { missingMentions, type Mention } from '#plugins/sales/documents/papers/missing_mentions'
import { openQuantities, openSum, type OpenQuantities } from '#plugins/sales/orders/services/quantities'
import { orderStates, type OrderState } from '#plugins/sales/orders/order_states'
import { ownLines, partsOf } from '#plugins/sales/orders/services/stored_order'
import { payableOf } from '#plugins/sales/payments/services/payable'
import { owedAfterCancelling, owedByProvider, owedMoney } from '#plugins/sales/payments/services/owed_money'
import { refundDraft } from '#plugins/sales/refunds/refund_draft'
import { providerMoney, type MoneyReads } from '#plugins/sales/payments/services/provider_money'
import { shortLines } from '#plugins/sales/orders/services/short_lines'
import { type orderHistory } from '#plugins/sales/orders/tables'
import type { Billed } from '#plugins/sales/invoices/services/invoice_draft'
import type { DocumentReads, ShipmentEntry } from '#plugins/sales/documents/document_reads'
import type { StoredOrder, StoredOrderLine } from '#plugins/sales/orders/services/stored_order'
import type { FrozenCustomer } from '#plugins/sales/documents/frozen'
import type { Locale } from '#core/i18n/locales'
import type { MoneyData } from '#core/money/money'
import type { PaymentMethod } from '#plugins/sales/contracts/payment_method'
import type { Picture } from '#core/media/media_record'
import type { PostalAddress } from '#plugins/sales/contracts/address'
import type { Seller } from '#plugins/sales/documents/seller'
import type { UnitPrice } from '#core/money/unit_price'
import { type TotalsAnswer, totalsAnswer } from '#plugins/sales/totals/totals_answer'
import { type MomentAnswer, momentAnswer } from '#plugins/sales/documents/history'
import type { RowIn } from '#core/database/table'

export interface StaffOrderLine extends OpenQuantities {
  id: number
  sku: string
  name: string
  detail: string
  productId: number | null
  /** Of the product, as it is now. */
  image: Picture | null
  ships: boolean
  quantity: number
  invoiced: number
  shipped: number
  refunded: number
  canceled: number
  /** Pieces of what is left to be delivered that are not there: orders that came before are served first. */
  short: number
  /** Before discounts. */
  unitPrice: UnitPrice
  netUnitPrice: UnitPrice
  discount: MoneyData
  tax: MoneyData
  /** After discounts. */
  total: MoneyData
  parts: { sku: string; name: string; detail: string; quantity: number; shipped: number }[]
}

/** An order as staff read it. */
export interface StaffOrderAnswer {
  id: number
  number: string
  state: OrderState
  placedAt: string
  locale: Locale
  channel: string
  customer: FrozenCustomer & { id: number | null; name: string; email: string }
  lines: StaffOrderLine[]
  totals: TotalsAnswer
  /** In the currency of the books, where that is another one. */
  exchange: { currency: string; rate: string } | null
  invoiced: MoneyData
  paid: MoneyData
  refunded: MoneyData
  /** What is left to be paid, billed or not. */
  payable: MoneyData
  billing: PostalAddress
  delivery: PostalAddress | null
  shipping: { title: string; estimatedDays: string | null; price: MoneyData } | null
  payment: {
    code: string
    title: string
    /** It is paid when the goods are handed over. */
    isOnDelivery: boolean
    /** The money comes by a provider, who tells of it. */
    isOnline: boolean
  }
  coupon: string | null
  comment: string
  terms: AcceptedTerms
  history: MomentAnswer<OrderState>[]
  shipments: ShipmentEntry[]
  invoices: { id: number; number: string; state: string; total: MoneyData; paid: MoneyData; at: string }[]
  refunds: { id: number; number: string; state: string; total: MoneyData; returned: MoneyData; at: string }[]
  /** Attempts to pay, the last one first. */
  attempts: AttemptAnswer[]
  transactions: StaffTransaction[]
  /** What a provider holds of it; null: nothing, or nobody can be asked. */
  provider: { toCapture: MoneyData; capturesParts: boolean; toGiveBack: MoneyData } | null
  /**
   * Money that is its customer's again without a credit note: `owed` is to be paid back (`byProvider` of it the provider can
   * give), `afterCancelling` would be once everything open is cancelled, `underWay` and `done` are what became of it.
   */
  repayment: Record<'owed' | 'byProvider' | 'afterCancelling' | 'underWay' | 'done', MoneyData>
  /** What the provider was asked for and has not done. */
  movements: {
    id: number
    kind: string
    state: string
    amount: MoneyData
    message: string
    refundId: number | null
    refund: string | null
    at: string
  }[]
  open: OpenQuantities
  canCancel: boolean
  /** What a cancellation calls off: so many pieces, and so much of what an unpaid invoice bills. */
  cancellation: { pieces: number; credited: MoneyData }
  /** What the law wants on its invoice and nobody has said yet. */
  missing: Mention[]
}

interface Told {
  history: RowIn<typeof orderHistory>[]
  documents: DocumentReads
  /** What is billed already; null: everything is. */
  billed: Billed | null
  /** Pieces of its variants that are not there. */
  short: { variant: number; missing: number }[]
  locale: Locale
  money: MoneyReads
  /** The last one first. */
  attempts: AttemptRow[]
  /** All payment methods, by their names. */
  methods: ReadonlyMap<string, PaymentMethod>
  /** By which it is paid; null: no plugin has it any more. */
  method: PaymentMethod | null
  /** Who would issue its documents now. */
  seller: Seller
  /** What its ways to pay and to be delivered are called. */
  titles: { payment: string; shipping: string }
  /** By variant. */
  pictures: ReadonlyMap<number, Picture>
}

export function staffOrder(order: StoredOrder, told: Told): StaffOrderAnswer {
  const { history, documents, billed, short: missing, money: asked, method, locale, seller, titles, pictures } = told
  const money = inCurrencyOf(order)
  const { id, number, state, placedAt, channel, customer, customerId, customerName, email, shipping } = order
  const open = openSum(ownLines(order.lines))
  const cancellation = cancellationOf(order, documents)
  const short = shortLines(
    order.lines,
    missing.map((one) => ({ variant: Number(one.variant), missing: Number(one.missing) }))
  )
  return {
    id,
    number,
    state,
    placedAt,
    locale: order.locale,
    channel,
    open,
    comment: order.comment,
    customer: { ...customer, id: customerId, name: customerName, email },
    lines: ownLines(order.lines).map((line) => ({
      ...staffLine(line, order),
      image: pictures.get(line.variantId ?? 0) ?? null,
      short: short.get(line.id) ?? 0,
    })),
    totals: totalsAnswer(order, order.shipping?.worth, { currency: order.currency, locale }),
    exchange: order.currency === order.baseCurrency ? null : { currency: order.baseCurrency, rate: order.exchangeRate },
    invoiced: money(order.invoiced),
    paid: money(order.paid),
    refunded: money(order.refunded),
    billing: postalAnswer(order.billing),
    delivery: order.delivery && postalAnswer(order.delivery),
    coupon: order.couponCode,
    terms: acceptedTerms(order),
    shipping: shipping && {
      title: titles.shipping,
      estimatedDays: shipping.estimatedDays,
      price: money(shipping.worth.total),
    },
    payment: {
      code: order.paymentCode,
      title: titles.payment,
      isOnDelivery: method?.isPaidOnDelivery ?? false,
      isOnline: method?.state === 'pending_payment',
    },
    payable: money(payableOf(order, documents.invoices.rows, billed)),
    history: history.map((entry) => momentAnswer(entry, locale)),
    shipments: documents.shipments.rows,
    invoices: documents.invoices.rows.map(({ credited: _credited, ...one }) => ({
      ...one,
      total: money(one.total),
      paid: money(one.paid),
    })),
    refunds: documents.refunds.rows.map(({ shipping: _shipping, returned, ...one }) => ({
      ...one,
      total: money(one.total),
      returned: money(returned),
    })),
    attempts: told.attempts.map((row) => attemptAnswer(row, { methods: told.methods, locale })),
    transactions: transactionAnswers(documents, { attempts: told.attempts, locale, currency: order.currency }),
    provider: providerOf(asked, method),
    repayment: repaymentOf(order, asked, { method, credited: cancellation.credited }),
    movements: asked.movements.rows
      .filter(({ state: reached }) => reached !== 'done')
      .map(({ paymentId: _payment, amount, ...movement }) => ({
        ...movement,
        amount: money(amount),
      })),
    canCancel: orderStates.can(state, 'cancel') && cancellation.pieces > 0,
    cancellation: { pieces: cancellation.pieces, credited: money(cancellation.credited) },
    missing: missingMentions(
      seller,
      customer,
      order.taxes.map(({ rate }) => rate)
    ),
  }
}

function cancellationOf(order: StoredOrder, { invoices, refunds }: DocumentReads) {
  const { toCancel } = openSum(ownLines(order.lines))
  const shippingCredited = refunds.rows.reduce((sum, { shipping }) => sum + shipping, 0)
  const hasOpenInvoice = invoices.rows.some(({ state }) => state === 'pending')
  const credit = creditOfCancelling(order, { hasOpenInvoice, shippingCredited })
  if (!credit) return { pieces: toCancel, credited: 0 }
  const { total } = refundDraft(order, credit.wish, { shipping: shippingCredited })
  return { pieces: toCancel + credit.pieces, credited: total }
}

/** What staff may have done with the money that a provider holds. */
function providerOf(asked: MoneyReads, method: PaymentMethod | null): StaffOrderAnswer['provider'] {
  const held = providerMoney(asked)
  if (!held || !method) return null
  const money = (amount: number): MoneyData => ({ amount, currency: held.payment.currency })
  return {
    toCapture: money(method.capture ? held.toCapture : 0),
    capturesParts: method.capturesParts === true,
    toGiveBack: money(method.refund ? held.toGiveBack : 0),
  }
}

function repaymentOf(
  order: StoredOrder,
  asked: MoneyReads,
  { method, credited }: { method: PaymentMethod | null; credited: number }
): StaffOrderAnswer['repayment'] {
  const money = inCurrencyOf(order)
  const owing = owedMoney(order, asked)
  const byProvider = owedByProvider(order, owing, providerMoney(asked), method)
  return {
    owed: money(owing.owed),
    byProvider: money(byProvider),
    underWay: money(owing.underWay),
    done: money(owing.done),
    afterCancelling: money(owedAfterCancelling(order, asked, credited)),
  }
}

function staffLine(line: StoredOrderLine, order: StoredOrder): Omit<StaffOrderLine, 'short' | 'image'> {
  const money = inCurrencyOf(order)
  const { unitPrice, netUnitPrice } = linePrices(line, order.currency)
  const { id, sku, name, detail, productId, ships, quantity, invoiced, shipped, refunded, canceled } = line
  return {
    id,
    sku,
    name,
    detail,
    productId,
    ships,
    quantity,
    invoiced,
    shipped,
    refunded,
    canceled,
    ...openQuantities(line),
    unitPrice,
    netUnitPrice,
    discount: money(line.discount),
    tax: money(line.tax),
    total: money(line.total),
    parts: partsOf(order.lines, line).map((part) => ({
      sku: part.sku,
      name: part.name,
      detail: part.detail,
      quantity: part.quantity,
      shipped: part.shipped,
    })),
  }
}
