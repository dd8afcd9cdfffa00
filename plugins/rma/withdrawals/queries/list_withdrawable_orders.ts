import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { FindDelivered, FindOrderFor } from '#plugins/sales/index'
import { Store } from '#core/database/store'
import { Withdrawable } from '#plugins/rma/withdrawals/services/withdrawable'

/** An order of the customer, with the last day on which they may withdraw from it. */
export interface WithdrawableOrder {
  number: string
  placedAt: string
  /** Null: the goods are not delivered yet. */
  lastDay: string | null
}

/** Orders that are older are over: nothing takes that long, and who thinks otherwise enters the number. */
const DAYS = 120
const MOST = 20

/** The orders of a customer from which they may withdraw now, the last one first. */
@inject()
export class ListWithdrawableOrders {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly orders: FindOrderFor,
    private readonly delivered: FindDelivered,
    private readonly right: Withdrawable
  ) {}

  async execute(customerId: number): Promise<WithdrawableOrder[]> {
    const rows = await this.store.reader.all<{ id: number }>(
      `select id from sales_orders where customer_id = ? and placed_at > ? and state not in ('canceled', 'closed')
       order by id desc limit ${MOST}`,
      [customerId, this.clock.isoIn(-DAYS * 24 * 3600)]
    )
    const ids = rows.map(({ id }) => Number(id))
    const delivered = await this.delivered.execute(ids)
    const found: WithdrawableOrder[] = []
    for (const id of ids) {
      const order = await this.orders.byId(id)
      const { barred, lastDay } = await this.right.known(order, delivered.get(id) ?? null)
      if (barred === null) found.push({ number: order.number, placedAt: order.placedAt, lastDay })
    }
    return found
  }
}
