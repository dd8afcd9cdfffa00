import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { FindOrderFor } from '#plugins/sales/index'
import { inTransaction } from '#core/database/run_rows'
import { MailWithdrawal } from '#plugins/rma/withdrawals/mails/mail_withdrawal'
import { Store } from '#core/database/store'
import { withdrawalClosed, withdrawalNotFound } from '#plugins/rma/withdrawals/errors'
import { withdrawals, type Ground } from '#plugins/rma/withdrawals/tables'
import type { Origin } from '#core/audit/origin'

/** Why the law gives no right of withdrawal. */
export interface Declining {
  id: number
  ground: Ground
  /** What is told to the customer besides. */
  answer: string
}

/** Declines a withdrawal, which only a legal ground allows, and tells the customer which. */
@inject()
export class DeclineWithdrawal {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly orders: FindOrderFor,
    private readonly mail: MailWithdrawal,
    private readonly audit: AuditLog
  ) {}

  /** @throws withdrawalNotFound, withdrawalClosed */
  execute({ id, ground, answer }: Declining, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      const known = await withdrawals.find(inTransaction(trx), { id })
      if (!known) throw withdrawalNotFound()
      await this.orders.hold(trx, known.orderId)
      const now = this.clock.iso()
      const closed = { ground, answer, closedAt: now, closedBy: origin.actor.name, updatedAt: now }
      const changed = await withdrawals.update(trx, { id, state: 'received' }, { state: 'declined', ...closed })
      if (changed === 0) throw withdrawalClosed()
      await this.audit.record(trx, origin, {
        subject: 'rma.withdrawals',
        subjectId: String(id),
        action: 'updated',
        changes: { state: ['received', 'declined'], ground: [null, ground], reason: [null, answer] },
      })
      const found = await withdrawals.find(inTransaction(trx), { id })
      if (found) await this.mail.declined(trx, found)
      await this.store.changes.record(trx, 'rma.withdrawals', [String(id)])
    })
  }
}
