import {
  amountFields,
  lineFields,
  LONGEST_NAME,
  type SaleTerms,
  type WrittenLine,
} from '#plugins/sales/documents/sale_fields'
import { orderDiscounts, orderLines, orders, orderTaxes } from '#plugins/sales/orders/tables'
import { dialectOf } from '#core/database/write_set'
import type { DraftLine, OrderDraft } from '#plugins/sales/orders/services/order_draft'
import type { GivenDiscount } from '#plugins/sales/contracts/totals'
import type { OrderState } from '#plugins/sales/orders/order_states'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'
import type { Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'

/** An order that is placed, from a cart or from a quote. */
export interface NewOrder
  extends SaleTerms, Pick<StoredOrder, 'number' | 'cartId' | 'couponCode' | 'comment' | 'declarations'> {
  draft: Pick<OrderDraft, 'amounts' | 'base' | 'shipping'>
  payment: { code: string; title: string; state: OrderState }
  now: string
}

/** Inserts the row of an order; returns its id. */
export function insertOrder(trx: Transaction, { draft, payment, now, ...order }: NewOrder): Promise<number> {
  return orders.insert(trx, {
    ...order,
    ...amountFields(draft.amounts, draft.base),
    state: payment.state,
    shipping: draft.shipping,
    paymentCode: payment.code,
    paymentTitle: payment.title,
    placedAt: now,
    createdAt: now,
    updatedAt: now,
  })
}

type OrderLine = WrittenLine & Pick<DraftLine, 'base'>

/** The lines, taxes and discounts of an order, to be run with other writes. */
export function orderParts(
  trx: Transaction,
  orderId: number,
  { lines, taxes }: Pick<OrderDraft, 'taxes'> & { lines: readonly OrderLine[] },
  discounts: readonly GivenDiscount[]
): Write[] {
  const lineRows = lines.map((line) => {
    const { total: baseTotal, net: baseNet, tax: baseTax } = line.base
    return { ...lineFields(line), orderId, baseTotal, baseNet, baseTax }
  })
  const taxRows = taxes.map(({ rate, net, tax, gross }, at) => ({ orderId, position: at + 1, rate, net, tax, gross }))
  const discountRows = discounts.map(({ source, label, code, amount }, at) => {
    return { orderId, position: at + 1, source, label: label.slice(0, LONGEST_NAME), code, amount }
  })
  return [
    orderLines.insertWrite(dialectOf(trx), lineRows),
    orderTaxes.insertWrite(dialectOf(trx), taxRows),
    orderDiscounts.insertWrite(dialectOf(trx), discountRows),
  ]
}
