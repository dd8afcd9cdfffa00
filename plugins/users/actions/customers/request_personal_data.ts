import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Queue } from '#core/jobs/queue'
import { Store } from '#core/database/store'
import { personName } from '#core/text/person_name'
import { ownerOf } from '#plugins/users/services/job_requester'
import { openCustomer } from '#plugins/users/services/customer_rows'
import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'

/** Asks for the file with everything that the shop knows about a customer. */
@inject()
export class RequestPersonalData {
  constructor(
    private readonly store: Store,
    private readonly queue: Queue,
    private readonly audit: AuditLog,
    private readonly clock: Clock
  ) {}

  /**
   * Gives the number of the job. Whoever takes data out leaves a trace.
   * @throws customerNotFound, customerErased
   */
  execute(customerId: number, locale: Locale, origin: Origin): Promise<number> {
    return this.store.transaction(async (trx) => {
      const { firstName, lastName } = await openCustomer(trx, customerId)
      await this.audit.record(trx, origin, {
        subject: 'users.customers',
        subjectId: String(customerId),
        action: 'updated',
        changes: { personalDataExportedAt: [null, this.clock.iso()] },
      })
      const payload = { customerId, locale }
      return this.queue.enqueue(trx, 'users.export_personal_data', payload, {
        key: `${customerId}/${origin.actor.id}`,
        ...ownerOf(origin.actor, 'users.customers.gdpr.list'),
        label: { key: 'users.jobs.export_personal_data_of', values: { name: personName({ firstName, lastName }) } },
      })
    })
  }
}
