import { permissionElsewhere, permissionNotHeld, permissionUnknown } from '#plugins/users/errors/staff'
import { lacking, type Held } from '#plugins/users/services/authority'
import type { Interface } from '#core/plugin/contract'
import type { Permission } from '#core/plugin/registry'

type Known = ReadonlyMap<string, Pick<Permission, 'interface'>>

/**
 * The permissions that a role of an interface receives when these are chosen: whoever may do something with a kind of
 * thing may see its list. Written nothing, whatever is wrong. @throws permissionUnknown, permissionElsewhere
 */
export function chosenPermissions(
  known: Known,
  guard: Interface,
  chosen: readonly string[],
  field = 'permissions'
): Set<string> {
  const unknown = chosen.filter((key) => !known.has(key))
  if (unknown.length > 0) throw permissionUnknown({ keys: some(unknown) }, field, { keys: unknown })
  const elsewhere = chosen.filter((key) => known.get(key)?.interface !== guard)
  if (elsewhere.length > 0) throw permissionElsewhere({ keys: some(elsewhere) }, field, { keys: elsewhere })
  const lists = chosen.map(listOf).filter((key) => known.get(key)?.interface === guard)
  return new Set([...chosen, ...lists])
}

/** Staff can grant only permissions that they have. Front permissions belong to customers, so the right to grant is enough. */
export function refuseNotHeld(held: Held, guard: Interface, added: readonly string[], field = 'permissions'): void {
  const missing = guard === 'admin' ? lacking(held, added) : []
  if (missing.length > 0) throw permissionNotHeld({ keys: some(missing) }, field, { keys: missing })
}

function listOf(key: string): string {
  return key.replace(/\.[^.]+$/, '.list')
}

function some(keys: readonly string[]): string {
  return keys.length > 3 ? `${keys.slice(0, 3).join(', ')}…` : keys.join(', ')
}
