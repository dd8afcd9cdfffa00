import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { alerts, type AlertKind } from '#plugins/sales/payments/tables'
import type { RowIn } from '#core/database/table'
import type { Transaction } from '#core/database/store'

type About = Pick<
  RowIn<typeof alerts>,
  'orderId' | 'paymentId' | 'transactionId' | 'number' | 'reference' | 'amount' | 'currency' | 'details'
>

/** An alert. `once`: what it is raised for. */
export type NewAlert = Partial<About> & { kind: AlertKind; once: string; method: string }

/** Raises an alert about money, once for each occasion. Staff get a mail. */
@inject()
export class AlertStaff {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox
  ) {}

  /** False: it was raised before. */
  async execute(trx: Transaction, { once, ...alert }: NewAlert): Promise<boolean> {
    const about = { number: '', reference: '', amount: 0, currency: '', details: {}, ...alert }
    const row = { ...about, once: once.slice(0, 250), state: 'open' as const, note: '', createdAt: this.clock.iso() }
    if (!(await alerts.insertIfNew(trx, row))) return false
    const { kind, method, number, reference } = about
    await this.outbox.record(trx, {
      name: 'sales.payment.alerted',
      subject: `sales.payment_alert:${row.once}`,
      payload: { version: 1, once: row.once, kind, method, number, reference, orderId: about.orderId ?? null },
    })
    return true
  }
}
