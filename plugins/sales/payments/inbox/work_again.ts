import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { AuditLog } from '#core/audit/audit_log'
import { RateLimits } from '#core/limits/rate_limits'
import { Store } from '#core/database/store'
import { WorkOnNotification } from '#plugins/sales/payments/inbox/work_on_notification'
import type { Origin } from '#core/audit/origin'

/** Works on a notification because staff want it. Facts that are recorded stay as they are. */
@inject()
export class WorkAgain {
  constructor(
    private readonly store: Store,
    private readonly limits: RateLimits,
    private readonly audit: AuditLog,
    private readonly work: WorkOnNotification
  ) {}

  /** An error is in the notification. @throws tooManyRequests */
  async execute(id: number, origin: Origin): Promise<void> {
    await this.limits.take('sales.payment_asks', `notification:${id}`)
    const recorded = await this.work.execute(id).catch((error: unknown) => {
      logger.warn({ err: error, notification: id }, 'A notification could not be worked on')
      return 0
    })
    await this.store.transaction((trx) =>
      this.audit.record(trx, origin, {
        subject: 'sales.payment_notifications',
        subjectId: String(id),
        action: 'updated',
        changes: { recorded: [null, recorded] },
      })
    )
  }
}
