import { inject } from '@adonisjs/core'
import { deadlinesOf } from '#plugins/rma/withdrawals/period/withdrawal_period'
import { fromStore } from '#core/database/run_rows'
import { Store } from '#core/database/store'
import { Withdrawable } from '#plugins/rma/withdrawals/services/withdrawable'
import { withdrawals } from '#plugins/rma/withdrawals/tables'
import type { StoredOrder } from '#plugins/sales/index'
import type { WithdrawalForm } from '#plugins/rma/withdrawals/withdrawal_answer'

/** What may be withdrawn of an order, and what was. */
@inject()
export class ShowWithdrawalForm {
  constructor(
    private readonly store: Store,
    private readonly right: Withdrawable
  ) {}

  async execute(order: StoredOrder): Promise<WithdrawalForm> {
    const { number, placedAt, customerName, email, channel } = order
    const right = await this.right.execute(order)
    const rows = await withdrawals.select(fromStore(this.store), { orderId: order.id }, 'order by id desc')
    const zone = this.right.zoneOf(channel)
    const own = rows.map(({ number: one, state, receivedAt, statement }) => {
      return { number: one, state, receivedAt, statement, returnBy: deadlinesOf(receivedAt, zone).returnBy }
    })
    return Object.assign(right, { number, placedAt, customerName, email, withdrawals: own })
  }
}
