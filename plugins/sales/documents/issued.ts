import { lineModel } from '#plugins/sales/documents/einvoice/line_model'
import { toBase } from '#plugins/sales/documents/base_amounts'
import type { Origin } from '#core/audit/origin'
import type { RateSum } from '#plugins/sales/documents/rate_sums'
import type { Seller } from '#plugins/sales/documents/seller'
import type { StoredOrder, StoredOrderLine } from '#plugins/sales/orders/services/stored_order'

/** The amounts of an invoice or a credit note. */
export interface IssuedAmounts {
  taxes: RateSum[]
  discount: number
  net: number
  tax: number
  total: number
}

interface Issued {
  order: StoredOrder
  draft: IssuedAmounts
  number: string
  seller: Seller
  origin: Origin
  now: string
}

/** What the row of an invoice or a credit note says of its order and its amounts, frozen at the issue. */
export function issuedFields({ order, draft, number, seller, origin, now }: Issued) {
  const { id: orderId, locale, currency, baseCurrency, exchangeRate, billing, email } = order
  const { taxes, discount, net, tax, total } = draft
  const base = toBase({ currency, baseCurrency, rate: exchangeRate })
  const [baseNet, baseTax] = [base(net), base(tax)]
  return {
    number,
    orderId,
    locale,
    currency,
    baseCurrency,
    exchangeRate,
    seller,
    customer: { ...order.customer, email, orderNumber: order.number },
    billing,
    taxes,
    discount,
    net,
    tax,
    total,
    baseNet,
    baseTax,
    baseTotal: baseNet + baseTax,
    issuedAt: now,
    by: origin.actor.name,
  }
}

/** Some pieces of an order line with their amounts. */
export interface IssuedPart {
  line: StoredOrderLine
  quantity: number
  discount: number
  net: number
  tax: number
  total: number
}

/** The line of an invoice or a credit note. */
export function issuedLine({ line, quantity, discount, net, tax, total }: IssuedPart, index: number, currency: string) {
  const { unitNet: unitNetAmount, ...model } = lineModel(line, { pieces: quantity, discount, net }, currency)
  const { id: lineId, sku, name, detail, unitAmount, rate } = line
  const amounts = { unitAmount, unitNetAmount, discount, net, tax, total }
  return { lineId, position: index + 1, sku, name, detail, quantity, ...amounts, rate, ...model }
}
