import { inject } from '@adonisjs/core'
import { staleWrite } from '#core/errors/stale'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { PluginRegistry } from '#core/plugin/registry'
import { Store, type Transaction } from '#core/database/store'
import { fieldChanges } from '#core/audit/field_changes'
import { insertRows } from '#core/database/insert_rows'
import { chosenPermissions, refuseNotHeld } from '#plugins/users/services/permission_choice'
import { grantedTo, roleOf, type RoleState } from '#plugins/users/services/role_rows'
import { keepSomebodyInCharge, lockAuthority, type Held } from '#plugins/users/services/authority'
import { roleProtected } from '#plugins/users/errors/staff'
import type { Origin } from '#core/audit/origin'

export interface RolePermissions {
  id: number
  permissions: string[]
  version: number
}

/** Replaces the permissions of a role. They apply from the next request. */
@inject()
export class SyncRolePermissions {
  constructor(
    private readonly store: Store,
    private readonly registry: PluginRegistry,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  /** @throws roleNotFound, roleProtected, staleWrite, permissionUnknown, permissionElsewhere, permissionNotHeld, lastAdmin */
  execute(input: RolePermissions, held: Held, origin: Origin): Promise<RoleState> {
    return this.store.transaction(async (trx) => {
      await lockAuthority(trx)
      const role = await roleOf(trx, input.id)
      if (role.grantsAll) throw roleProtected({ name: role.name })
      const before = await grantedTo(trx, role.id)
      if (role.version !== input.version) {
        throw staleWrite({}, 'version', { current: { ...role, permissions: before } })
      }
      const known = this.registry.permissions
      const wanted = chosenPermissions(known, role.guard_name, input.permissions)
      // Permissions of a disabled plugin are not on the screen, so they stay.
      for (const key of before) if (!known.has(key)) wanted.add(key)
      const added = [...wanted].filter((key) => !before.includes(key))
      refuseNotHeld(held, role.guard_name, added)
      await this.#write(trx, role.id, { added, removed: before.filter((key) => !wanted.has(key)) })
      await keepSomebodyInCharge(trx)
      await this.audit.record(trx, origin, {
        subject: 'users.roles',
        subjectId: String(role.id),
        action: 'updated',
        changes: fieldChanges({ permissions: before }, { permissions: [...wanted].sort() }),
      })
      await this.store.changes.record(trx, 'users.roles', [role.id])
      return roleOf(trx, role.id)
    })
  }

  async #write(trx: Transaction, id: number, { added, removed }: { added: string[]; removed: string[] }) {
    if (removed.length > 0) {
      await trx.from('users_role_permissions').where('role_id', id).whereIn('permission', removed).delete()
    }
    const rows = added.map((permission) => ({ role_id: id, permission }))
    await insertRows(trx, 'users_role_permissions', rows)
    await trx.from('users_roles').where('id', id).increment('version', 1)
    await trx.from('users_roles').where('id', id).update({ updated_at: this.clock.iso() })
  }
}
