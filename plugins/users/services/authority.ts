import app from '@adonisjs/core/services/app'
import { queryRows } from '#core/database/query_rows'
import { lastAdmin, staffAbove } from '#plugins/users/errors/staff'
import type { Person } from '#core/identity/person'
import type { Transaction } from '#core/database/store'

/** The permissions of a member of staff. They can grant no others. */
export type Held = Person['permissions']

/** The permission to grant permissions. At least one account must always have it. */
const RULING = 'users.roles.permissions.sync'

const RULERS = `select count(*) as rulers from users_staff s join users_roles r on r.id = s.role_id
  where not s.is_suspended and (? or not s.is_demo) and (r.grants_all
    or exists (select 1 from users_role_permissions p where p.role_id = r.id and p.permission = ?))`

const GRANTED = 'select permission from users_role_permissions where role_id = ?'

/** What of `keys` is not held. */
export function lacking(held: Held, keys: Iterable<string>): string[] {
  return held === 'all' ? [] : [...keys].filter((key) => !held.has(key))
}

/**
 * One change of who may do what at a time: two that are harmless alone could leave nobody in charge together. The
 * protected role is always there to be held on to.
 */
export async function lockAuthority(trx: Transaction): Promise<void> {
  await trx.rawQuery('update users_roles set updated_at = updated_at where grants_all')
}

/** To be called after a change: an account must be left that may grant permissions. @throws lastAdmin */
export async function keepSomebodyInCharge(trx: Transaction): Promise<void> {
  const demo = app.config.get<boolean>('cellier.demo', false)
  const [row] = await queryRows<{ rulers: number }>(trx, RULERS, [demo, RULING])
  if (Number(row?.rulers) === 0) throw lastAdmin()
}

/** Refuses the assignment or change of a role with more permissions than one's own. @throws staffAbove */
export async function refuseAbove(trx: Transaction, held: Held, roleId: number): Promise<void> {
  if (held === 'all') return
  const [role] = await queryRows<{ grants_all: number | boolean }>(
    trx,
    'select grants_all from users_roles where id = ?',
    [roleId]
  )
  const keys = await queryRows<{ permission: string }>(trx, GRANTED, [roleId])
  const more = lacking(
    held,
    keys.map(({ permission }) => permission)
  )
  if (!role || role.grants_all || more.length > 0) throw staffAbove()
}
