import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import type { Interface } from '#core/plugin/contract'

/** A role as staff see it. */
export interface ListedRole {
  id: number
  name: string
  guard_name: Interface
  grantsAll: boolean
  permissions: string[]
  version: number
}

interface Row {
  id: number
  name: string
  guard_name: Interface
  grants_all: number | boolean
  version: number
}

/** Every role with the permissions it was given, by interface and name. */
@inject()
export class ListRoles {
  constructor(private readonly store: Store) {}

  async execute(): Promise<ListedRole[]> {
    const { reader } = this.store
    const rows = await reader.all<Row>(
      'select id, name, guard_name, grants_all, version from users_roles order by guard_name, name'
    )
    const granted = await reader.all<{ role_id: number; permission: string }>(
      'select role_id, permission from users_role_permissions order by permission'
    )
    const byRole = Map.groupBy(granted, ({ role_id: role }) => Number(role))
    return rows.map(({ id, grants_all: all, ...role }) => ({
      ...role,
      id: Number(id),
      grantsAll: Boolean(all),
      permissions: (byRole.get(Number(id)) ?? []).map(({ permission }) => permission),
    }))
  }
}
