import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { orderNotFound } from '#plugins/sales/orders/errors'
import { outside } from '#plugins/sales/database/statements'
import { readOrder } from '#plugins/sales/orders/services/order_reads'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'

/** Finds a stored order with its lines. */
@inject()
export class FindOrder {
  constructor(private readonly store: Store) {}

  /** @throws orderNotFound */
  async execute(id: number): Promise<StoredOrder> {
    const order = await readOrder(outside(this.store), this.store.dialect, { id })
    if (!order) throw orderNotFound()
    return order
  }
}
