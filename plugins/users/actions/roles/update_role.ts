import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { fieldChanges } from '#core/audit/field_changes'
import { queryRows } from '#core/database/query_rows'
import { freeRoleName } from '#plugins/users/services/role_name'
import { lockAuthority, refuseAbove, type Held } from '#plugins/users/services/authority'
import { roleOf, type RoleState } from '#plugins/users/services/role_rows'
import { roleProtected, roleStale } from '#plugins/users/errors/staff'
import type { Origin } from '#core/audit/origin'

export interface RoleChange {
  id: number
  name?: string | null | undefined
  version: number
}

const UPDATE = `update users_roles set name = ?, version = version + 1, updated_at = ?
  where id = ? returning id`

/** Gives a role another name. Its interface stays: what it was given belongs to that one. */
@inject()
export class UpdateRole {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  /** @throws roleNotFound, roleProtected, roleStale, roleNameMissing, roleNameTaken, staffAbove */
  execute({ id, name: wanted, version }: RoleChange, held: Held, origin: Origin): Promise<RoleState> {
    return this.store.transaction(async (trx) => {
      await lockAuthority(trx)
      const before = await roleOf(trx, id)
      if (before.grantsAll) throw roleProtected({ name: before.name })
      if (before.version !== version) throw roleStale({}, 'version', { current: before })
      if (before.guard_name === 'admin') await refuseAbove(trx, held, id)
      const name = await freeRoleName(trx, wanted, { guard: before.guard_name, except: id })
      await queryRows(trx, UPDATE, [name, this.clock.iso(), id])
      await this.audit.record(trx, origin, {
        subject: 'users.roles',
        subjectId: String(id),
        action: 'updated',
        changes: fieldChanges({ name: before.name }, { name }),
      })
      await this.store.changes.record(trx, 'users.roles', [id])
      return roleOf(trx, id)
    })
  }
}
