import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { lacking, type Held } from '#plugins/users/services/authority'
import { rolesOf } from '#plugins/users/services/role_cache'

/** A role that a member of staff may have. */
export interface StaffRole {
  id: number
  name: string
  /** Whether the reader may assign it: it allows no more than their own role. */
  isGivable: boolean
}

/** Roles of the back office, for the form of a member of staff. */
@inject()
export class ListStaffRoles {
  constructor(private readonly store: Store) {}

  async execute(held: Held): Promise<StaffRole[]> {
    const rows = await this.store.reader.all<{ id: number; name: string }>(
      `select id, name from users_roles where guard_name = 'admin' order by name`
    )
    const roles = await rolesOf(this.store)
    return rows.map(({ id, name }) => {
      const allowed = roles.get(Number(id))?.permissions ?? new Set<string>()
      const isGivable = held === 'all' || (allowed !== 'all' && lacking(held, allowed).length === 0)
      return { id: Number(id), name, isGivable }
    })
  }
}
