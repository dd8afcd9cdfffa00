import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Queue } from '#core/jobs/queue'
import { Store } from '#core/database/store'
import type { Origin } from '#core/audit/origin'

/** Enqueues a job that fetches exchange rates from every source now. */
@inject()
export class RequestRates {
  constructor(
    private readonly store: Store,
    private readonly queue: Queue,
    private readonly audit: AuditLog
  ) {}

  /** Returns the id of the job; a pending one is reused. */
  execute(origin: Origin): Promise<number> {
    return this.store.transaction(async (trx) => {
      const job = await this.queue.enqueue(trx, 'configuration.update_rates', {}, { key: 'rates' })
      await this.audit.record(trx, origin, {
        subject: 'configuration.exchange_rates',
        subjectId: 'all',
        action: 'updated',
        changes: { update_asked: [null, true] },
      })
      return job
    })
  }
}
