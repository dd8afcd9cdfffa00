import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Store } from '#core/database/store'
import type { Origin } from '#core/audit/origin'

/** Removes the demo shop's accounts, whose password everybody knows. */
@inject()
export class RemoveDemoAccounts {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog
  ) {}

  /** Gives how many there were. */
  execute(origin: Origin): Promise<number> {
    return this.store.transaction(async (trx) => {
      let removed = 0
      for (const subject of ['users.staff', 'users.customers'] as const) {
        const table = subject.replace('.', '_')
        const rows = (await trx.from(table).where('is_demo', true).select('id', 'email')) as {
          id: number
          email: string
        }[]
        await trx.from(table).where('is_demo', true).delete()
        await this.audit.record(
          trx,
          origin,
          ...rows.map(({ id, email }) => ({
            subject,
            subjectId: String(id),
            action: 'deleted' as const,
            changes: { email: [email, null] as [unknown, unknown] },
          }))
        )
        removed += rows.length
      }
      return removed
    })
  }
}
