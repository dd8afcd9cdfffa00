import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { tokenNotFound } from '#plugins/users/errors/account'
import type { Origin } from '#core/audit/origin'

const DELETE = 'delete from users_api_tokens where id = ? and staff_id = ? returning name'

/** Takes one of one's own tokens back: the program's next call is refused. */
@inject()
export class RevokeApiToken {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog
  ) {}

  /** @throws tokenNotFound */
  execute(staffId: number, id: number, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      const [row] = await queryRows<{ name: string }>(trx, DELETE, [id, staffId])
      if (!row) throw tokenNotFound()
      await this.audit.record(trx, origin, {
        subject: 'users.api_tokens',
        subjectId: String(id),
        action: 'deleted',
        changes: { name: [row.name, null] },
      })
    })
  }
}
