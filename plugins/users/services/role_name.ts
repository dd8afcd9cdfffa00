import { fold } from '#core/text/fold'
import { queryRows } from '#core/database/query_rows'
import { roleNameTaken } from '#plugins/users/errors/staff'
import type { Interface } from '#core/plugin/contract'
import type { Transaction } from '#core/database/store'

interface Named {
  id: number
  name: string
}

/**
 * The name that a role may have among those of its interface: "Caviste" and "caviste" are one.
 * @throws roleNameTaken
 */
export async function freeRoleName(
  trx: Transaction,
  wanted: string,
  { guard, except = null }: { guard: Interface; except?: number | null }
): Promise<string> {
  const name = wanted.trim().replace(/\s+/g, ' ')
  const others = await queryRows<Named>(trx, 'select id, name from users_roles where guard_name = ?', [guard])
  const taken = others.some((other) => Number(other.id) !== except && sameName(other.name, name))
  if (taken) throw roleNameTaken({}, 'name')
  return name
}

function sameName(one: string, other: string): boolean {
  // Names of signs alone fold to nothing: those are compared as they are.
  return one === other || (fold(one) !== '' && fold(one) === fold(other))
}
