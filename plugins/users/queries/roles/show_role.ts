import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { roleNotFound } from '#plugins/users/errors/staff'
import { ROLE, roleState, type RoleRow, type RoleState } from '#plugins/users/services/role_rows'

/** A role for its form. */
@inject()
export class ShowRole {
  constructor(private readonly store: Store) {}

  /** @throws roleNotFound */
  async execute(id: number): Promise<RoleState> {
    const row = await this.store.reader.first<RoleRow>(ROLE, [id])
    if (!row) throw roleNotFound()
    return roleState(row)
  }
}
