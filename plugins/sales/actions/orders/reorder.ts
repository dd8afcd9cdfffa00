import { inject } from '@adonisjs/core'
import { AddToCart } from '#plugins/sales/actions/cart/add_to_cart'
import { Store } from '#core/database/store'
import { orderNotFound } from '#plugins/sales/errors/orders'
import { outside } from '#plugins/sales/database/statements'
import { ownLines } from '#plugins/sales/services/orders/stored_order'
import { readOrder } from '#plugins/sales/services/orders/order_reads'
import type { Shopper } from '#plugins/sales/services/shopper'

/** Puts what a customer ordered before into their cart, at today's prices: all of it or nothing. */
@inject()
export class Reorder {
  constructor(
    private readonly store: Store,
    private readonly add: AddToCart
  ) {}

  /** @throws orderNotFound, and what `AddToCart` refuses */
  async execute(shopper: Shopper, number: string): Promise<void> {
    if (shopper.customerId === null) throw orderNotFound()
    const { customerId } = shopper
    const order = await readOrder(outside(this.store), this.store.dialect, { number, customerId })
    if (!order) throw orderNotFound()
    const items = ownLines(order.lines).map(({ sku, quantity, choice }) => ({ sku, quantity, choice }))
    await this.add.execute(shopper, items)
  }
}
