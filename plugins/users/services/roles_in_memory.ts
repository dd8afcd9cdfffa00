import { FollowedValue } from '#core/database/followed_value'
import type { Person } from '#core/identity/person'
import type { Reader } from '#core/database/reader'
import type { Store } from '#core/database/store'

/** What a role allows, by name. */
export interface HeldRole {
  name: string
  permissions: Person['permissions']
}

/** A group as prices and permissions need it. */
export interface HeldGroup {
  id: number
  code: string
  name: string
  showsNetPrices: boolean
  roleId: number | null
}

interface GroupRow {
  id: number
  code: string
  name: string
  shows_net_prices: number | boolean
  role_id: number | null
}

const roles = new FollowedValue(['users.roles'], readRoles)
const groups = new FollowedValue(['users.groups'], readGroups)

/** Roles by id, as they stand now: a change holds from the next request. */
export function rolesOf(store: Store): Promise<ReadonlyMap<number, HeldRole>> {
  return roles.of(store)
}

/** Groups of customers by id. */
export function groupsOf(store: Store): Promise<ReadonlyMap<number, HeldGroup>> {
  return groups.of(store)
}

async function readRoles(reader: Reader): Promise<Map<number, HeldRole>> {
  const rows = await reader.all<{ id: number; name: string; grants_all: number | boolean }>(
    'select id, name, grants_all from users_roles'
  )
  const granted = await reader.all<{ role_id: number; permission: string }>(
    'select role_id, permission from users_role_permissions'
  )
  const keys = new Map<number, Set<string>>()
  for (const { role_id: role, permission } of granted) {
    const held = keys.get(Number(role)) ?? new Set()
    keys.set(Number(role), held.add(permission))
  }
  return new Map(
    rows.map(({ id, name, grants_all: all }) => [
      Number(id),
      { name, permissions: all ? 'all' : (keys.get(Number(id)) ?? new Set<string>()) },
    ])
  )
}

async function readGroups(reader: Reader): Promise<Map<number, HeldGroup>> {
  const rows = await reader.all<GroupRow>('select id, code, name, shows_net_prices, role_id from users_groups')
  return new Map(
    rows.map((row) => [
      Number(row.id),
      {
        id: Number(row.id),
        code: row.code,
        name: row.name,
        showsNetPrices: Boolean(row.shows_net_prices),
        roleId: row.role_id === null ? null : Number(row.role_id),
      },
    ])
  )
}
