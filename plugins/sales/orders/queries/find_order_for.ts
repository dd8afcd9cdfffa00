import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { holdOrder, readOrder } from '#plugins/sales/orders/services/order_reads'
import { inside, outside } from '#plugins/sales/database/statements'
import { isOrderKey } from '#plugins/sales/orders/services/order_key'
import { orderNotFound } from '#plugins/sales/orders/errors'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'

/** The reader of an order: its customer, or anyone with the key of its link (`orderKey`). */
export interface OrderSeeker {
  customerId: number | null
  key?: string | undefined
}

/** Reads and locks orders with their lines, for other plugins. */
@inject()
export class FindOrderFor {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** One that its reader may see, in one statement. @throws orderNotFound, also for the order of somebody else */
  async execute(number: string, { customerId, key }: OrderSeeker): Promise<StoredOrder> {
    const order = await readOrder(outside(this.store), this.store.dialect, { number })
    const isOwn = order !== null && customerId !== null && order.customerId === customerId
    if (!order || (!isOwn && !isOrderKey(number, key))) throw orderNotFound()
    return order
  }

  /** One for staff. @throws orderNotFound */
  async byId(id: number, trx?: Transaction): Promise<StoredOrder> {
    const order = await readOrder(trx ? inside(trx) : outside(this.store), this.store.dialect, { id })
    if (!order) throw orderNotFound()
    return order
  }

  /**
   * Locks an order until the transaction ends. Every action that counts its pieces or its money does that first.
   * @throws orderNotFound
   */
  async hold(trx: Transaction, id: number): Promise<StoredOrder> {
    const order = await holdOrder(inside(trx), this.store.dialect, id, this.clock.iso())
    if (!order) throw orderNotFound()
    return order
  }
}
