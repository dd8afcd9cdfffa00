import { CachedValue } from '#core/database/cached_value'
import type { Person } from '#core/identity/person'
import type { Reader } from '#core/database/reader'
import type { Store } from '#core/database/store'

/** A role with its permissions. */
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

interface RoleRow {
  id: number
  name: string
  grants_all: number | boolean
  /** Null: the role holds none. */
  permission: string | null
}

const ROLES = `select r.id, r.name, r.grants_all, p.permission
  from users_roles r left join users_role_permissions p on p.role_id = r.id`

const roles = new CachedValue(['users.roles'], readRoles)
const groups = new CachedValue(['users.groups'], readGroups)

/** Roles by id, cached. A change applies from the next request. */
export function rolesOf(store: Store): Promise<ReadonlyMap<number, HeldRole>> {
  return roles.of(store)
}

/** Groups of customers by id, cached. */
export function groupsOf(store: Store): Promise<ReadonlyMap<number, HeldGroup>> {
  return groups.of(store)
}

async function readRoles(reader: Reader): Promise<Map<number, HeldRole>> {
  const rows = await reader.all<RoleRow>(ROLES)
  const byRole = Map.groupBy(rows, ({ id }) => Number(id))
  return new Map(
    [...byRole].map(([id, granted]) => {
      const { name = '', grants_all: all = false } = granted[0] ?? {}
      const keys = granted.flatMap(({ permission }) => permission ?? [])
      return [id, { name, permissions: all ? 'all' : new Set(keys) }]
    })
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
