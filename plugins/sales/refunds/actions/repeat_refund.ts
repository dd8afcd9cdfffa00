import { inject } from '@adonisjs/core'
import { entryWrite, type AuditEntry } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { ChannelPort } from '#core/context/shop_context'
import { PayBack, type StaffPayment } from '#plugins/sales/payments/services/pay_back'
import { Store } from '#core/database/store'
import { historyWrites } from '#plugins/sales/orders/services/order_history'
import { holdOrder } from '#plugins/sales/orders/services/order_reads'
import { inside } from '#plugins/sales/database/statements'
import { refundNotFound } from '#plugins/sales/refunds/errors'
import { refundPaidLater, refundSettled } from '#plugins/sales/payments/errors'
import { shopToday } from '#plugins/sales/documents/shop_today'
import { runWrites } from '#core/database/write_set'
import { refunds } from '#plugins/sales/refunds/tables'
import { fromStore } from '#core/database/run_rows'
import type { Run } from '#plugins/sales/database/statements'
import type { Origin } from '#core/audit/origin'

/** How the money is paid back: by the provider, or by staff. */
export type Returning =
  { isByProvider: true } | ({ isByProvider: false } & Omit<StaffPayment, 'paidOn'> & { paidOn: string | null })

/**
 * Pays back the money of a credit note that is still due: staff record that they paid it, or the provider is requested
 * again after it refused.
 */
@inject()
export class RepeatRefund {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly payBack: PayBack
  ) {}

  /**
   * Does nothing while a request to the provider is pending.
   * @throws refundNotFound, refundSettled, refundNotByProvider, refundPaidLater, transactionKnown
   */
  async execute(id: number, how: Returning, origin: Origin): Promise<void> {
    const found = await refunds.find(fromStore(this.store), { id })
    if (!found) throw refundNotFound()
    await this.store.transaction(async (trx) => {
      const run = inside(trx)
      const now = this.clock.iso()
      const order = await holdOrder(run, this.store.dialect, found.orderId, now)
      const row = await refunds.find(run, { id })
      if (!order || !row) throw refundNotFound()
      const { state, number } = row
      if (state === 'pending' && how.isByProvider) return
      if (state !== 'failed' && state !== 'due') throw refundSettled()
      const refund = { id, number, amount: row.returned }
      const paying = { order, refund, origin, isTold: await wasTold(run, order.id, number) }
      const entryOf = (to: string): AuditEntry => ({
        subject: 'sales.refunds',
        subjectId: String(id),
        action: 'updated',
        changes: { state: [state, to] },
      })
      if (how.isByProvider) {
        await this.payBack.byProvider(trx, paying)
        await refunds.update(trx, { id }, { state: 'pending' })
        await runWrites(trx, [entryWrite(this.store.dialect, { origin, now }, entryOf('pending'))])
        return
      }
      const today = shopToday(this.clock, this.channels, order.channel)
      const paidOn = how.paidOn ?? today
      if (paidOn > today) throw refundPaidLater({}, 'paidOn')
      const { reference } = await this.payBack.byStaff(trx, paying, { ...how, paidOn })
      await refunds.update(trx, { id }, { state: 'refunded', returnedOn: paidOn })
      const amount = { amount: refund.amount, currency: order.currency }
      const moment = { kind: 'refund_settled' as const, details: { number, reference, amount } }
      await runWrites(trx, [
        ...historyWrites(trx, { orderId: order.id, origin, now }, moment),
        entryWrite(this.store.dialect, { origin, now }, entryOf('refunded')),
      ])
    })
  }
}

/** Whether the customer received the credit note by mail. They are then also notified of the refund. */
async function wasTold(run: Run, orderId: number, number: string): Promise<boolean> {
  const rows = await run<{ details: string; is_told: boolean | number }>(
    "select details, is_told from sales_order_history where order_id = ? and kind = 'refunded'",
    [orderId]
  )
  const issued = rows.find(({ details }) => (JSON.parse(details) as { number?: string }).number === number)
  return Boolean(issued?.is_told)
}
