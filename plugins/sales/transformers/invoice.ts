import { postalAnswer } from '#plugins/sales/transformers/postal_address'
import { unitPrice, type UnitPrice } from '#core/money/unit_price'
import { missingMentions, type Mention } from '#plugins/sales/services/papers/missing_mentions'
import type { FrozenCustomer } from '#plugins/sales/services/orders/stored_order'
import type { FrozenShipping } from '#plugins/sales/services/orders/order_draft'
import type { Locale } from '#core/i18n/locales'
import type { MoneyData } from '#core/money/money'
import type { PostalAddress } from '#plugins/sales/contracts/address'
import type { RateSum } from '#plugins/sales/services/documents/rate_sums'
import type { Seller } from '#plugins/sales/services/documents/seller'
import type { TaxRate } from '#plugins/sales/contracts/tax_rate'
import type { TransactionEntry } from '#plugins/sales/services/documents/ask_documents'

/** An invoice as the database has it; JSON columns are texts. */
export interface RawInvoice {
  id: number
  number: string
  state: string
  locale: Locale
  orderId: number
  orderNumber: string
  customerName: string
  currency: string
  baseCurrency: string
  exchangeRate: string
  seller: string
  customer: string
  billing: string
  delivery: string | null
  shipping: string | null
  taxes: string
  discount: number
  net: number
  tax: number
  total: number
  paid: number
  credited: number
  /** Still to be paid, of what is open of the whole order. */
  open: number
  by: string
  issuedAt: string
  dueAt: string
  isDueOnDelivery: boolean | number
}

export interface RawInvoiceLine {
  sku: string
  name: string
  detail: string
  quantity: number
  unit: number
  discount: number
  discountNet: number
  net: number
  tax: number
  total: number
  rate: string
}

export interface InvoiceLineAnswer {
  sku: string
  name: string
  detail: string
  quantity: number
  /** Before the discount. */
  unitNet: UnitPrice
  /** Off the line, with and without VAT. */
  discount: MoneyData
  discountNet: MoneyData
  net: MoneyData
  tax: MoneyData
  total: MoneyData
  rate: string
}

/** A reminder that left: who asked for it, `system` where the shop did by itself. */
export interface ReminderAnswer {
  actorKind: string
  actor: string
  at: string
}

/** An invoice as it was issued. */
export interface InvoiceAnswer {
  id: number
  number: string
  state: string
  issuedAt: string
  /** Null: it is paid when the goods are handed over. */
  dueAt: string | null
  /** It is not paid, and its day has passed. */
  isOverdue: boolean
  order: { id: number; number: string }
  customer: FrozenCustomer & { name: string; email: string }
  seller: Seller
  billing: PostalAddress
  delivery: PostalAddress | null
  lines: InvoiceLineAnswer[]
  shipping: { title: string; net: MoneyData; tax: MoneyData; total: MoneyData; rate: string } | null
  taxes: { label: string; note: string | null; net: MoneyData; tax: MoneyData }[]
  discount: MoneyData
  net: MoneyData
  tax: MoneyData
  total: MoneyData
  paid: MoneyData
  /** What credit notes took off it. */
  credited: MoneyData
  due: MoneyData
  exchange: { currency: string; rate: string } | null
  payments: { id: number; method: string; reference: string; kind: string; amount: MoneyData; at: string }[]
  /** Reminders that left, the first one first. */
  reminders: { at: string; actor: { kind: string; name: string } }[]
  /** What a reminder would ask for: what is due, less what a credit note has taken from it. */
  remindable: MoneyData
  /** What the law wants on it and nobody had said when it was issued. */
  missing: Mention[]
  by: string
}

interface Told {
  lines: RawInvoiceLine[]
  payments: TransactionEntry[]
  reminders: ReminderAnswer[]
  locale: Locale
  /** Instant at which it is read. */
  now: string
}

export function invoiceAnswer(row: RawInvoice, { lines, payments, reminders, locale, now }: Told): InvoiceAnswer {
  const money = (amount: number): MoneyData => ({ amount, currency: row.currency })
  const { id, number, state, issuedAt, dueAt, by } = row
  const shipping = row.shipping === null ? null : (JSON.parse(row.shipping) as FrozenShipping)
  const [seller, taxes] = [JSON.parse(row.seller) as Seller, JSON.parse(row.taxes) as RateSum[]]
  const customer = JSON.parse(row.customer) as FrozenCustomer & { email: string }
  return {
    isOverdue: state === 'pending' && Date.parse(dueAt) < Date.parse(now),
    dueAt: row.isDueOnDelivery ? null : dueAt,
    ...{ id, number, state, issuedAt, by, order: { id: row.orderId, number: row.orderNumber } },
    customer: { ...customer, name: row.customerName },
    ...{ seller, missing: missingMentions(seller, customer, ratesOf(taxes)) },
    billing: postalAnswer(JSON.parse(row.billing) as PostalAddress),
    delivery: row.delivery === null ? null : postalAnswer(JSON.parse(row.delivery) as PostalAddress),
    lines: lines.map(({ sku, name, detail, quantity, ...line }) => ({
      ...{ sku, name, detail, quantity, discount: money(line.discount), discountNet: money(line.discountNet) },
      unitNet: unitPrice(line.net + line.discountNet, quantity, row.currency),
      ...{ net: money(line.net), tax: money(line.tax), total: money(line.total) },
      rate: (JSON.parse(line.rate) as TaxRate).label[locale],
    })),
    shipping: shipping && {
      ...{ title: shipping.title, net: money(shipping.worth.net), tax: money(shipping.worth.tax) },
      ...{ total: money(shipping.worth.total), rate: shipping.worth.rate.label[locale] },
    },
    taxes: taxes.map(({ rate, net, tax }) => ({
      ...{ label: rate.label[locale], note: rate.note, net: money(net), tax: money(tax) },
    })),
    ...{ discount: money(row.discount), net: money(row.net), tax: money(row.tax), total: money(row.total) },
    ...{ paid: money(row.paid), credited: money(row.credited), due: money(row.total - row.paid - row.credited) },
    exchange: row.currency === row.baseCurrency ? null : { currency: row.baseCurrency, rate: row.exchangeRate },
    payments: payments.map((payment) => ({ ...payment, amount: money(payment.amount) })),
    reminders: reminders.map(({ actorKind, actor, at }) => ({ at, actor: { kind: actorKind, name: actor } })),
    remindable: money(Math.max(0, row.open)),
  }
}

const ratesOf = (taxes: readonly RateSum[]) => taxes.map(({ rate }) => rate)
