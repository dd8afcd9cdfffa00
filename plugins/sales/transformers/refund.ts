import { postalAnswer } from '#plugins/sales/transformers/postal_address'
import { unitPrice, type UnitPrice } from '#core/money/unit_price'
import { missingMentions, type Mention } from '#plugins/sales/services/papers/missing_mentions'
import type { FrozenCustomer } from '#plugins/sales/services/orders/stored_order'
import type { Locale } from '#core/i18n/locales'
import type { MoneyData } from '#core/money/money'
import type { PostalAddress } from '#plugins/sales/contracts/address'
import type { RateSum } from '#plugins/sales/services/documents/rate_sums'
import type { Seller } from '#plugins/sales/services/documents/seller'
import type { TaxRate } from '#plugins/sales/contracts/tax_rate'

/** A credit note as the database has it; JSON columns are texts. */
export interface RawRefund {
  id: number
  number: string
  state: string
  locale: Locale
  orderId: number
  orderNumber: string
  customerName: string
  currency: string
  customer: string
  billing: string
  seller: string
  invoices: string
  taxes: string
  reason: string
  shipping: number
  adjustmentRefund: number
  adjustmentFee: number
  net: number
  tax: number
  total: number
  settled: number
  returned: number
  by: string
  issuedAt: string
}

export interface RawRefundLine {
  sku: string
  name: string
  detail: string
  quantity: number
  unshipped: number
  isRestocked: boolean | number
  discountNet: number
  net: number
  tax: number
  total: number
  rate: string
}

/** A credit note as it was issued. */
export interface RefundAnswer {
  id: number
  number: string
  state: string
  issuedAt: string
  reason: string
  order: { id: number; number: string }
  /** Numbers of the invoices that it corrects. */
  invoices: string[]
  customer: FrozenCustomer & { name: string; email: string }
  seller: Seller
  billing: PostalAddress
  lines: {
    sku: string
    name: string
    detail: string
    quantity: number
    unshipped: number
    isRestocked: boolean
    /** Before discounts. */
    unitNet: UnitPrice
    net: MoneyData
    rate: string
  }[]
  shipping: MoneyData
  adjustmentRefund: MoneyData
  adjustmentFee: MoneyData
  taxes: { label: string; note: string | null; net: MoneyData; tax: MoneyData }[]
  net: MoneyData
  tax: MoneyData
  total: MoneyData
  /** What it takes off unpaid invoices. */
  settled: MoneyData
  /** Money that goes back with it. */
  returned: MoneyData
  /** What the law wants on it and nobody had said when it was issued. */
  missing: Mention[]
  by: string
  /** What its provider was asked for last; null: staff gave the money back, or none goes back. */
  payment: RefundPayment | null
}

/** Money of a credit note that a provider gives back. */
export interface RefundPayment {
  /** What the way to pay is called. */
  title: string
  state: 'waiting' | 'pending' | 'done' | 'refused'
  /** Why it was refused, as the provider puts it. */
  message: string
  at: string
}

export function refundAnswer(
  row: RawRefund,
  lines: RawRefundLine[],
  { locale, payment }: { locale: Locale; payment: RefundPayment | null }
): RefundAnswer {
  const money = (amount: number): MoneyData => ({ amount, currency: row.currency })
  const { id, number, state, issuedAt, reason, by } = row
  const [seller, taxes] = [JSON.parse(row.seller) as Seller, JSON.parse(row.taxes) as RateSum[]]
  const customer = JSON.parse(row.customer) as FrozenCustomer & { email: string }
  const rates = taxes.map(({ rate }) => rate)
  return {
    ...{ id, number, state, issuedAt, reason, by, payment, order: { id: row.orderId, number: row.orderNumber } },
    invoices: JSON.parse(row.invoices) as string[],
    customer: { ...customer, name: row.customerName },
    ...{ seller, missing: missingMentions(seller, customer, rates) },
    billing: postalAnswer(JSON.parse(row.billing) as PostalAddress),
    lines: lines.map(({ sku, name, detail, quantity, unshipped, isRestocked, discountNet, net, rate }) => ({
      ...{ sku, name, detail, quantity, unshipped, isRestocked: Boolean(isRestocked) },
      ...{
        unitNet: unitPrice(net + discountNet, quantity, row.currency),
        net: money(net),
        rate: (JSON.parse(rate) as TaxRate).label[locale],
      },
    })),
    ...{ shipping: money(row.shipping), adjustmentRefund: money(row.adjustmentRefund) },
    adjustmentFee: money(row.adjustmentFee),
    taxes: taxes.map(({ rate, net, tax }) => ({
      ...{ label: rate.label[locale], note: rate.note, net: money(net), tax: money(tax) },
    })),
    ...{ net: money(row.net), tax: money(row.tax), total: money(row.total) },
    ...{ settled: money(row.settled), returned: money(row.returned) },
  }
}
