import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { inCurrencyOf } from '#plugins/sales/transformers/order'
import { orderNotFound } from '#plugins/sales/errors/orders'
import { outside } from '#plugins/sales/database/statements'
import { readOrder } from '#plugins/sales/services/orders/order_reads'
import { refundable } from '#plugins/sales/services/documents/refundable'
import type { MoneyData } from '#core/money/money'
import type { RefundWish } from '#plugins/sales/services/documents/refund_draft'

/** What a credit note would come to. */
export interface RefundPreview {
  net: MoneyData
  tax: MoneyData
  total: MoneyData
  /** Of it, what is taken off unpaid invoices, and what is money to be given back. */
  settled: MoneyData
  returned: MoneyData
  /** What may still be credited in all. */
  most: MoneyData
}

/** Works out a credit note that is not issued: what staff see while they choose. */
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
      ...{ net: money(draft.net), tax: money(draft.tax), total: money(draft.total), most: money(most) },
      ...{ settled: money(settled), returned: money(draft.total - settled) },
    }
  }
}
