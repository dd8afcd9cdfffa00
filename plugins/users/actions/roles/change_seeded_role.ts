import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { fieldChanges } from '#core/audit/field_changes'
import { grantedTo } from '#plugins/users/services/role_rows'
import { insertRows } from '#core/database/insert_rows'
import { lockAuthority } from '#plugins/users/services/authority'
import { queryRows } from '#core/database/query_rows'
import type { Origin } from '#core/audit/origin'

/** Permissions that a role of the back office is given or loses. */
export interface RoleChange {
  give?: readonly string[]
  take?: readonly string[]
}

/**
 * Changes a role that plugins declare when permissions come and go while the shop runs. A role that staff deleted or renamed
 * stays as it is.
 */
@inject()
export class ChangeSeededRole {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  async execute(trx: Transaction, name: string, { give = [], take = [] }: RoleChange, origin: Origin): Promise<void> {
    await lockAuthority(trx)
    const [role] = await queryRows<{ id: number }>(
      trx,
      `select r.id from users_roles r join users_seeds s on s.role = r.name and s.guard_name = r.guard_name
         and s.permission = ''
       where r.name = ? and r.guard_name = 'admin' and r.grants_all = false`,
      [name]
    )
    if (!role) return
    const id = Number(role.id)
    const before = await grantedTo(trx, id)
    const added = give.filter((key) => !before.includes(key))
    const removed = take.filter((key) => before.includes(key))
    if (added.length + removed.length === 0) return
    if (removed.length > 0) {
      await trx.from('users_role_permissions').where('role_id', id).whereIn('permission', removed).delete()
    }
    const rows = added.map((permission) => ({ role_id: id, permission }))
    await insertRows(trx, 'users_role_permissions', rows)
    await trx.from('users_roles').where('id', id).increment('version', 1)
    await trx.from('users_roles').where('id', id).update({ updated_at: this.clock.iso() })
    await this.audit.record(trx, origin, {
      subject: 'users.roles',
      subjectId: String(id),
      action: 'updated',
      changes: fieldChanges({ permissions: before }, { permissions: await grantedTo(trx, id) }),
    })
    await this.store.changes.record(trx, 'users.roles', [id])
  }
}
