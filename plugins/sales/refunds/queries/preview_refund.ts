import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { inCurrencyOf } from '#plugins/sales/orders/order_answer'
import { orderNotFound } from '#plugins/sales/orders/errors'
import { outside } from '#plugins/sales/database/statements'
import { readOrder } from '#plugins/sales/orders/services/order_reads'
import { refundable } from '#plugins/sales/refunds/refundable'
import type { MoneyData } from '#core/money/money'
import type { RefundWish } from '#plugins/sales/refunds/refund_draft'

/** Amounts of a credit note before it is issued. */
export interface RefundPreview {
  net: MoneyData
  tax: MoneyData
  total: MoneyData
  /** The parts that reduce unpaid invoices and that are paid back. */
  settled: MoneyData
  returned: MoneyData
  /** Amount that may still be credited. */
  most: MoneyData
}

/** Computes a credit note without issuing it, for the preview of staff. */
@inject()
export class PreviewRefund {
  constructor(private readonly store: Store) {}

  /** @throws orderNotFound, and what `refundable` refuses */
  async execute(orderId: number, wish: RefundWish): Promise<RefundPreview> {
    const run = outside(this.store)
    const order = await readOrder(run, this.store.dialect, { id: orderId })
    if (!order) throw orderNotFound()
    const { draft, most, settled } = await refundable(run, order, wish)
    const money = inCurrencyOf(order)
    return {
      net: money(draft.net),
      tax: money(draft.tax),
      total: money(draft.total),
      most: money(most),
      settled: money(settled),
      returned: money(draft.total - settled),
    }
  }
}
