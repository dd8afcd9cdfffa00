import type { Interface } from '#core/plugin/contract'
import type { PluginRegistry } from '#core/plugin/registry'

/** A role as plugins declare it together. */
export interface DeclaredRole {
  name: string
  guard: Interface
  /** The protected administrator: holds everything without a list. */
  grantsAll: boolean
  permissions: string[]
}

/** Roles that every shop has, whatever plugins it runs. */
const STANDING: DeclaredRole[] = [
  { name: 'admin', guard: 'admin', grantsAll: true, permissions: [] },
  { name: 'editor', guard: 'admin', grantsAll: false, permissions: [] },
  { name: 'customer', guard: 'front', grantsAll: false, permissions: [] },
  { name: 'professional', guard: 'front', grantsAll: false, permissions: [] },
]

/** The roles of all plugins. A permission's interface decides which role of that name receives it. */
export function declaredRoles(registry: PluginRegistry): DeclaredRole[] {
  const roles = new Map(
    STANDING.map((role) => [`${role.guard}/${role.name}`, { ...role, permissions: [] as string[] }])
  )
  for (const plugin of registry.plugins) {
    for (const [name, keys] of Object.entries(plugin.roles ?? {})) {
      for (const key of keys) {
        const guard = registry.permissions.get(key)?.interface as Interface
        const role = roles.get(`${guard}/${name}`) ?? { name, guard, grantsAll: false, permissions: [] }
        role.permissions.push(key)
        roles.set(`${guard}/${name}`, role)
      }
    }
  }
  return [...roles.values()]
}
