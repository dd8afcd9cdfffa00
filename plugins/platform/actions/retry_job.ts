import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { JobControl } from '#core/jobs/job_control'
import { Store } from '#core/database/store'
import { jobNotFailed } from '#plugins/platform/errors'
import type { Origin } from '#core/audit/origin'

/** Runs a dead or stopped job once more. */
@inject()
export class RetryJob {
  constructor(
    private readonly store: Store,
    private readonly control: JobControl,
    private readonly audit: AuditLog
  ) {}

  /** @throws jobNotFailed */
  execute(id: number, before: string, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      if (!(await this.control.retry(trx, id))) throw jobNotFailed()
      const changes: Record<string, [unknown, unknown]> = { state: [before, 'waiting'] }
      await this.audit.record(trx, origin, {
        subject: 'platform.jobs',
        subjectId: String(id),
        action: 'updated',
        changes,
      })
    })
  }
}
