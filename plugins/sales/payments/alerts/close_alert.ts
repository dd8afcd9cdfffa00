import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { GiveBack } from '#plugins/sales/payments/services/give_back'
import { RecordPaymentNews } from '#plugins/sales/payments/actions/record_payment_news'
import { Store, type Transaction } from '#core/database/store'
import { WriteMovement } from '#plugins/sales/payments/services/write_movement'
import { alertClosed, alertNotFound, nothingToPayBack } from '#plugins/sales/payments/errors'
import { alerts } from '#plugins/sales/payments/tables'
import { historyWrites } from '#plugins/sales/orders/services/order_history'
import { holdOrder } from '#plugins/sales/orders/services/order_reads'
import { inside, outside } from '#plugins/sales/database/statements'
import { runWrites } from '#core/database/write_set'
import type { Origin } from '#core/audit/origin'
import type { RowIn } from '#core/database/table'

type Alert = RowIn<typeof alerts>

/** Ends an alert: with a note, by recording what the provider told, or by having the money given back. */
@inject()
export class CloseAlert {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    private readonly news: RecordPaymentNews,
    private readonly giveBack: GiveBack,
    private readonly write: WriteMovement
  ) {}

  /** @throws alertNotFound, alertClosed */
  async withNote(id: number, note: string, origin: Origin): Promise<void> {
    await this.store.transaction(async (trx) => {
      await this.#close(trx, id, note, origin)
    })
  }

  /** Records what the provider told. @throws alertNotFound, alertClosed */
  async byRecording(id: number, origin: Origin): Promise<void> {
    const alert = await alerts.find(outside(this.store), { id })
    if (!alert) throw alertNotFound()
    if (alert.state === 'closed' || !alert.details.news) throw alertClosed()
    // News that were recorded meanwhile are ignored, so this may be done twice.
    await this.news.execute(alert.method, alert.details.news)
    await this.withNote(id, '', origin)
  }

  /**
   * Queues a refund by the provider, and returns the id of its movement.
   * @throws alertNotFound, alertClosed, nothingToPayBack
   */
  byGivingBack(id: number, origin: Origin): Promise<number> {
    return this.store.transaction(async (trx) => {
      const alert = await this.#close(trx, id, '', origin)
      const now = this.clock.iso()
      const order = await holdOrder(inside(trx), this.store.dialect, alert.orderId ?? 0, now)
      const { paymentId, currency } = alert
      if (!order || paymentId === null) throw nothingToPayBack()
      const asking = { paymentId, origin, isTold: true, isSentByCaller: true }
      if (currency !== order.currency) {
        return this.write.execute(trx, { kind: 'refund', order, currency, amount: alert.amount, ...asking })
      }
      const { byProvider } = await this.giveBack.owing(trx, order)
      const amount = Math.min(alert.amount, byProvider)
      if (amount === 0) throw nothingToPayBack()
      const asked = await this.giveBack.ask(trx, order, { amount, ...asking })
      await runWrites(trx, historyWrites(trx, { orderId: order.id, origin, now }, asked.moment))
      return asked.id
    })
  }

  /** Closes it for one caller only. */
  async #close(trx: Transaction, id: number, note: string, origin: Origin): Promise<Alert> {
    const closed = { state: 'closed' as const, note, closedBy: origin.actor.name, closedAt: this.clock.iso() }
    const count = await alerts.update(trx, { id, state: 'open' }, closed)
    const alert = await alerts.find(inside(trx), { id })
    if (!alert) throw alertNotFound()
    if (count === 0) throw alertClosed()
    await this.audit.record(trx, origin, {
      subject: 'sales.payment_alerts',
      subjectId: String(id),
      action: 'updated',
      changes: { state: ['open', 'closed'], note: ['', note] },
    })
    return alert
  }
}
