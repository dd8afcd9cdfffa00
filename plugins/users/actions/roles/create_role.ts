import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { freeRoleName } from '#plugins/users/services/role_name'
import { lockAuthority } from '#plugins/users/services/authority'
import { roleOf, type RoleState } from '#plugins/users/services/role_rows'
import type { Interface } from '#core/plugin/contract'
import type { Origin } from '#core/audit/origin'

export interface NewRole {
  name?: string | null | undefined
  guard_name: Interface
}

const INSERT = `insert into users_roles (name, guard_name, grants_all, created_at, updated_at)
  values (?, ?, ?, ?, ?) returning id`

/** Makes a role that allows nothing yet. */
@inject()
export class CreateRole {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  /** @throws roleNameMissing, roleNameTaken */
  execute({ name: wanted, guard_name: guard }: NewRole, origin: Origin): Promise<RoleState> {
    return this.store.transaction(async (trx) => {
      await lockAuthority(trx)
      const name = await freeRoleName(trx, wanted, { guard })
      const now = this.clock.iso()
      const [row] = await queryRows<{ id: number }>(trx, INSERT, [name, guard, false, now, now])
      const id = Number(row?.id)
      await this.audit.record(trx, origin, {
        subject: 'users.roles',
        subjectId: String(id),
        action: 'created',
        changes: { name: [null, name], guard_name: [null, guard] },
      })
      await this.store.changes.record(trx, 'users.roles', [id])
      return roleOf(trx, id)
    })
  }
}
