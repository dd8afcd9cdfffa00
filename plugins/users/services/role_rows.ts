import { queryRows } from '#core/database/query_rows'
import { roleNotFound } from '#plugins/users/errors/staff'
import type { Interface } from '#core/plugin/contract'
import type { Transaction } from '#core/database/store'

/** A role as its form shows it. */
export interface RoleState {
  id: number
  name: string
  guard_name: Interface
  /** The protected administrator. */
  grantsAll: boolean
  version: number
}

export interface RoleRow {
  id: number
  name: string
  guard_name: Interface
  grants_all: number | boolean
  version: number
}

export const ROLE = 'select id, name, guard_name, grants_all, version from users_roles where id = ?'

export function roleState({ id, name, guard_name, grants_all: all, version }: RoleRow): RoleState {
  return { id: Number(id), name, guard_name, grantsAll: Boolean(all), version: Number(version) }
}

/** @throws roleNotFound */
export async function roleOf(trx: Transaction, id: number): Promise<RoleState> {
  const [row] = await queryRows<RoleRow>(trx, ROLE, [id])
  if (!row) throw roleNotFound()
  return roleState(row)
}

/** Permissions that a role was given, in order. */
export async function grantedTo(trx: Transaction, roleId: number): Promise<string[]> {
  const rows = await queryRows<{ permission: string }>(
    trx,
    'select permission from users_role_permissions where role_id = ? order by permission',
    [roleId]
  )
  return rows.map(({ permission }) => permission)
}
