import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { JobControl } from '#core/jobs/job_control'
import { Store } from '#core/database/store'
import { jobOver } from '#plugins/platform/errors'
import type { Origin } from '#core/audit/origin'

/** Stops a job: one that waits never starts, one that runs ends at its next step. */
@inject()
export class StopJob {
  constructor(
    private readonly store: Store,
    private readonly control: JobControl,
    private readonly audit: AuditLog
  ) {}

  /** @throws jobOver */
  execute(id: number, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      if (!(await this.control.stop(trx, id))) throw jobOver()
      const changes: Record<string, [unknown, unknown]> = { stop_requested: [false, true] }
      await this.audit.record(trx, origin, {
        subject: 'platform.jobs',
        subjectId: String(id),
        action: 'updated',
        changes,
      })
    })
  }
}
