import { bigint, named, nullable, text, type Values } from '#core/database/table'
import { missingMentions, type Mention } from '#plugins/sales/documents/papers/missing_mentions'
import { postalAnswer } from '#plugins/sales/shared/postal_answer'
import { storedUnitPrice } from '#plugins/sales/documents/net_unit_price'
import { taxAnswers, type TaxAnswer } from '#plugins/sales/totals/totals_answer'
import type { FrozenCustomer } from '#plugins/sales/documents/frozen'
import type { ISSUED, ISSUED_LINE } from '#plugins/sales/documents/columns'
import type { Locale } from '#core/i18n/locales'
import type { MoneyData } from '#core/money/money'
import type { PostalAddress } from '#plugins/sales/contracts/address'
import type { Seller } from '#plugins/sales/documents/seller'
import type { UnitPrice } from '#core/money/unit_price'
import type { Picture } from '#core/media/media_record'

/** What is read of the order of a document. */
export const ORDER_OF = { orderNumber: named('o.number', text()), customerName: named('o.customer_name', text()) }

/** What is read of the order line `l.line_id`. */
export const VARIANT_OF = {
  variantId: named('(select ol.variant_id from sales_order_lines ol where ol.id = l.line_id)', nullable(bigint())),
}

/** An invoice or a credit note as it was issued. */
export interface IssuedAnswer {
  id: number
  number: string
  issuedAt: string
  order: { id: number; number: string }
  customer: FrozenCustomer & { name: string; email: string }
  seller: Seller
  billing: PostalAddress
  taxes: TaxAnswer[]
  net: MoneyData
  tax: MoneyData
  total: MoneyData
  /** What the law wants on it and nobody had said when it was issued. */
  missing: Mention[]
  by: string
}

export function issuedAnswer(row: Values<typeof ISSUED> & Values<typeof ORDER_OF>, locale: Locale): IssuedAnswer {
  const { id, number, issuedAt, by, seller, customer, currency, taxes } = row
  const money = (amount: number): MoneyData => ({ amount, currency })
  const rates = taxes.map(({ rate }) => rate)
  return {
    id,
    number,
    issuedAt,
    by,
    seller,
    order: { id: row.orderId, number: row.orderNumber },
    customer: { ...customer, name: row.customerName },
    missing: missingMentions(seller, customer, rates),
    billing: postalAnswer(row.billing),
    taxes: taxAnswers(taxes, currency, locale),
    net: money(row.net),
    tax: money(row.tax),
    total: money(row.total),
  }
}

export interface IssuedLineAnswer {
  /** Of the product, as it is now. */
  image: Picture | null
  sku: string
  name: string
  detail: string
  quantity: number
  /** Before the discount. */
  unitNet: UnitPrice
  net: MoneyData
  rate: string
}

export function issuedLineAnswer(
  line: Values<typeof ISSUED_LINE> & Values<typeof VARIANT_OF>,
  { currency, locale, pictures }: { currency: string; locale: Locale; pictures: ReadonlyMap<number, Picture> }
): IssuedLineAnswer {
  const { sku, name, detail, quantity, net, discountNet } = line
  return {
    image: pictures.get(line.variantId ?? 0) ?? null,
    sku,
    name,
    detail,
    quantity,
    unitNet: storedUnitPrice(line.netPrice, { total: net + (discountNet ?? 0), quantity }, currency),
    net: { amount: net, currency },
    rate: line.rate.label[locale],
  }
}
