import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { PluginRegistry } from '#core/plugin/registry'
import { Store, type Transaction } from '#core/database/store'
import { insertRows } from '#core/database/insert_rows'
import { declaredRoles, type DeclaredRole } from '#plugins/users/services/declared_roles'
import { seedGroups } from '#plugins/users/services/seed_groups'
import type { Origin } from '#core/audit/origin'

/** What a seeding added. */
export interface SeededRoles {
  roles: number
  permissions: number
}

interface RoleRow {
  id: number
  name: string
  guard_name: string
}

interface SeedRow {
  role: string
  guard_name: string
  permission: string
}

const nameOf = (role: string, guard: string, permission = '') => `${guard}/${role}/${permission}`

/**
 * Gives the shop the roles that plugins declare, and the built-in groups. What was seeded once is
 * never seeded again: staff who took a permission or a role away keep it away, and what they added
 * stays.
 */
@inject()
export class SeedRoles {
  constructor(
    private readonly store: Store,
    private readonly registry: PluginRegistry,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  execute(origin: Origin): Promise<SeededRoles> {
    return this.store.transaction(async (trx) => {
      const seeded = await this.#seeded(trx)
      const declared = declaredRoles(this.registry)
      const roles = await this.#createRoles(trx, declared, seeded, origin)
      const permissions = await this.#grant(trx, declared, seeded, origin)
      const groups = await seedGroups(trx, this.clock.iso())
      if (roles + permissions > 0) await this.store.changes.record(trx, 'users.roles', ['seeded'])
      await this.store.changes.record(trx, 'users.groups', groups)
      return { roles, permissions }
    })
  }

  async #seeded(trx: Transaction): Promise<Set<string>> {
    const rows = (await trx.from('users_seeds').select('*')) as SeedRow[]
    return new Set(rows.map(({ role, guard_name: guard, permission }) => nameOf(role, guard, permission)))
  }

  async #roles(trx: Transaction): Promise<Map<string, number>> {
    const rows = (await trx.from('users_roles').select('id', 'name', 'guard_name')) as RoleRow[]
    return new Map(rows.map((row) => [nameOf(row.name, row.guard_name), Number(row.id)]))
  }

  async #createRoles(trx: Transaction, declared: DeclaredRole[], seeded: Set<string>, origin: Origin) {
    const standing = await this.#roles(trx)
    const fresh = declared.filter(({ name, guard }) => !seeded.has(nameOf(name, guard)))
    const missing = fresh.filter(({ name, guard }) => !standing.has(nameOf(name, guard)))
    const now = this.clock.iso()
    await insertRows(
      trx,
      'users_roles',
      missing.map(({ name, guard, grantsAll }) => ({
        name,
        guard_name: guard,
        grants_all: grantsAll,
        created_at: now,
        updated_at: now,
      }))
    )
    await this.#remember(
      trx,
      fresh.map(({ name, guard }) => ({ role: name, guard_name: guard, permission: '' }))
    )
    const made = await this.#roles(trx)
    await this.audit.record(
      trx,
      origin,
      ...missing.map(({ name, guard }) => ({
        subject: 'users.roles',
        subjectId: String(made.get(nameOf(name, guard))),
        action: 'created' as const,
        changes: { name: [null, name] as [unknown, unknown] },
      }))
    )
    return missing.length
  }

  async #grant(trx: Transaction, declared: DeclaredRole[], seeded: Set<string>, origin: Origin) {
    const standing = await this.#roles(trx)
    const granted = declared.flatMap(({ name, guard, grantsAll, permissions }) => {
      const id = standing.get(nameOf(name, guard))
      if (!id || grantsAll) return []
      return permissions
        .filter((permission) => !seeded.has(nameOf(name, guard, permission)))
        .map((permission) => ({ id, name, guard, permission }))
    })
    const rows = granted.map(({ id, permission }) => ({ role_id: id, permission }))
    await insertRows(trx, 'users_role_permissions', rows, 'on conflict do nothing')
    await this.#remember(
      trx,
      granted.map(({ name, guard, permission }) => ({ role: name, guard_name: guard, permission }))
    )
    await this.audit.record(trx, origin, ...grantEntries(granted))
    return granted.length
  }

  #remember(trx: Transaction, rows: { role: string; guard_name: string; permission: string }[]): Promise<void> {
    return insertRows(trx, 'users_seeds', rows, 'on conflict do nothing')
  }
}

/** One audit entry a role, with the permissions it received. */
function grantEntries(granted: { id: number; permission: string }[]) {
  const byRole = Map.groupBy(granted, ({ id }) => id)
  return [...byRole].map(([id, grants]) => ({
    subject: 'users.roles',
    subjectId: String(id),
    action: 'updated' as const,
    changes: {
      permissions: [null, grants.map(({ permission }) => permission)] as [unknown, unknown],
    },
  }))
}
