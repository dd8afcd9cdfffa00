import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Store, type Transaction } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { grantedTo, roleOf } from '#plugins/users/services/role_rows'
import { lockAuthority, refuseAbove, type Held } from '#plugins/users/services/authority'
import { roleHeld, roleProtected } from '#plugins/users/errors/staff'
import type { Origin } from '#core/audit/origin'

/** As many names as a message can bear. */
const NAMED = 5

const HOLDERS = `select name from users_staff where role_id = ?
  union all select name from users_groups where role_id = ? order by name`

/** Deletes a role that nobody holds. Seeding does not bring it back. */
@inject()
export class DeleteRole {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog
  ) {}

  /** @throws roleNotFound, roleProtected, roleHeld with the first of its holders, staffAbove */
  execute(id: number, held: Held, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      await lockAuthority(trx)
      const role = await roleOf(trx, id)
      if (role.grantsAll) throw roleProtected({ name: role.name })
      if (role.guard_name === 'admin') await refuseAbove(trx, held, id)
      await this.#refuseHeld(trx, id, role.name)
      const permissions = await grantedTo(trx, id)
      await trx.from('users_roles').where('id', id).delete()
      await this.audit.record(trx, origin, {
        subject: 'users.roles',
        subjectId: String(id),
        action: 'deleted',
        changes: { name: [role.name, null], guard_name: [role.guard_name, null], permissions: [permissions, null] },
      })
      await this.store.changes.record(trx, 'users.roles', [id])
    })
  }

  async #refuseHeld(trx: Transaction, id: number, name: string): Promise<void> {
    const holders = await queryRows<{ name: string }>(trx, HOLDERS, [id, id])
    if (holders.length === 0) return
    const names = holders.slice(0, NAMED).map((holder) => holder.name)
    const parameters = { name, holders: names.join(', '), more: holders.length - names.length }
    throw roleHeld(parameters, undefined, { holders: names, total: holders.length })
  }
}
