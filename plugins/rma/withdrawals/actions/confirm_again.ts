import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { MailWithdrawal } from '#plugins/rma/withdrawals/mails/mail_withdrawal'
import { Store } from '#core/database/store'
import { withdrawalNotFound } from '#plugins/rma/withdrawals/errors'
import { withdrawals } from '#plugins/rma/withdrawals/tables'
import type { Origin } from '#core/audit/origin'

/** Mails the acknowledgement of a withdrawal once more. */
@inject()
export class ConfirmAgain {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly mail: MailWithdrawal,
    private readonly audit: AuditLog
  ) {}

  /** @throws withdrawalNotFound */
  execute(id: number, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      const found = await this.mail.confirm(trx, id)
      if (!found) throw withdrawalNotFound()
      const confirmedAt = this.clock.iso()
      await withdrawals.update(trx, { id }, { confirmedAt })
      await this.audit.record(trx, origin, {
        subject: 'rma.withdrawals',
        subjectId: String(id),
        action: 'updated',
        changes: { confirmed_at: [found.confirmedAt, confirmedAt] },
      })
    })
  }
}
