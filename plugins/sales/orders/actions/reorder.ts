import { inject } from '@adonisjs/core'
import { AddToCart } from '#plugins/sales/cart/actions/add_to_cart'
import { Store } from '#core/database/store'
import { orderNotFound } from '#plugins/sales/orders/errors'
import { outside } from '#plugins/sales/database/statements'
import { ownLines } from '#plugins/sales/orders/services/stored_order'
import { readOrder } from '#plugins/sales/orders/services/order_reads'
import type { Shopper } from '#plugins/sales/shared/shopper'

/** Adds the lines of a customer's earlier order to their cart, at current prices: all or none. */
@inject()
export class Reorder {
  constructor(
    private readonly store: Store,
    private readonly add: AddToCart
  ) {}

  /** @throws orderNotFound, and the errors of `AddToCart` */
  async execute(shopper: Shopper, number: string): Promise<void> {
    if (shopper.customerId === null) throw orderNotFound()
    const { customerId } = shopper
    const order = await readOrder(outside(this.store), this.store.dialect, { number, customerId })
    if (!order) throw orderNotFound()
    const items = ownLines(order.lines).map(({ sku, quantity, choice }) => ({ sku, quantity, choice }))
    await this.add.execute(shopper, items)
  }
}
