import { inject } from '@adonisjs/core'
import { deadlinesOf, lastDay } from '#plugins/rma/withdrawals/period/withdrawal_period'
import { FindDelivered } from '#plugins/sales/index'
import { fromStore } from '#core/database/run_rows'
import { returns } from '#plugins/rma/returns/tables'
import { Store } from '#core/database/store'
import { Withdrawable } from '#plugins/rma/withdrawals/services/withdrawable'
import { withdrawalLines, withdrawals } from '#plugins/rma/withdrawals/tables'
import { withdrawalNotFound } from '#plugins/rma/withdrawals/errors'
import type { RowIn } from '#core/database/table'
import type { StaffWithdrawal, WithdrawalRow } from '#plugins/rma/withdrawals/withdrawal_answer'

/** A withdrawal for staff, with its deadlines. */
@inject()
export class ShowWithdrawal {
  constructor(
    private readonly store: Store,
    private readonly delivered: FindDelivered,
    private readonly right: Withdrawable
  ) {}

  /** @throws withdrawalNotFound */
  async execute(id: number): Promise<StaffWithdrawal> {
    const run = fromStore(this.store)
    const found = await withdrawals.find(run, { id })
    if (!found) throw withdrawalNotFound()
    const lines = await withdrawalLines.select(run, { withdrawalId: id }, 'order by id')
    const { orderId, orderNumber, customerId, customerName, email, refundId, returnId, receivedAt, channel } = found
    const deliveredAt = (await this.delivered.execute([orderId])).get(orderId) ?? null
    const zone = this.right.zoneOf(channel)
    const [refund] = refundId
      ? await run<{ number: string }>('select number from sales_refunds where id = ?', [refundId])
      : []
    const back = returnId === null ? null : await returns.find(run, { id: returnId })
    const { number, state, statement, isWhole, reason, ground, answer, closedAt, closedBy, confirmedAt } = found
    return {
      id,
      number,
      state,
      receivedAt,
      statement,
      isWhole,
      reason,
      legalGround: ground,
      answer,
      closedAt,
      closedBy,
      confirmedAt,
      order: { id: orderId, number: orderNumber },
      customer: { id: customerId, name: customerName, email },
      lines: lines.map(({ name, detail, quantity }) => ({ name, detail, quantity })),
      deliveredAt,
      lastDay: lastDay(deliveredAt, zone),
      ...deadlinesOf(receivedAt, zone),
      refund: refund && refundId ? { id: refundId, number: refund.number } : null,
      returned: back && { id: back.id, number: back.number ?? '', state: back.state },
    }
  }

  /** One of an order, by its number. @throws withdrawalNotFound */
  async ofOrder(orderId: number, number: string): Promise<RowIn<typeof withdrawals>> {
    const found = await withdrawals.find(fromStore(this.store), { orderId, number })
    if (!found) throw withdrawalNotFound()
    return found
  }

  /** Those of an order, for its screen in the back office. */
  async allOf(orderId: number): Promise<WithdrawalRow[]> {
    const rows = await withdrawals.select(fromStore(this.store), { orderId }, 'order by id')
    return rows.map(({ id, number, state, receivedAt }) => ({ id, number, state, receivedAt }))
  }
}
