import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { FindDelivered, FindOrderFor } from '#plugins/sales/index'
import { isWithinPeriod } from '#plugins/rma/withdrawals/period/withdrawal_period'
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
    const rows = await this.store.reader.all<{ id: number; channel: string }>(
      `select id, channel from sales_orders where customer_id = ? and placed_at > ? and state not in ('canceled', 'closed')
       order by id desc limit ${MOST}`,
      [customerId, this.clock.isoIn(-DAYS * 24 * 3600)]
    )
    const recent = rows.map(({ id, channel }) => ({ id: Number(id), channel }))
    const delivered = await this.delivered.execute(recent.map(({ id }) => id))
    const now = this.clock.iso()
    // Few orders of a customer are this young: only they are read whole.
    const ids = recent.flatMap(({ id, channel }) => {
      return isWithinPeriod(delivered.get(id) ?? null, now, this.right.zoneOf(channel)) ? [id] : []
    })
    const found: WithdrawableOrder[] = []
    for (const id of ids) {
      const order = await this.orders.byId(id)
      const { barred, lastDay } = await this.right.known(order, delivered.get(id) ?? null)
      if (barred === null) found.push({ number: order.number, placedAt: order.placedAt, lastDay })
    }
    return found
  }
}
