import type { ResponseOf } from '#web/lib/registry'

export type RolePermissions = ResponseOf<'users.admin.role_permissions.show'>['data']
export type PermissionGroup = RolePermissions['groups'][number]
export type PermissionResource = PermissionGroup['resources'][number]
export type Permission = PermissionResource['permissions'][number]

/** Permissions of some groups, in their order. */
export function permissionsOf(groups: readonly PermissionGroup[]): Permission[] {
  return groups.flatMap(({ resources }) => resources.flatMap(({ permissions }) => permissions))
}

/** Whether the user may change a box. A permission that they lack can be revoked, but not granted. */
export function isOpen({ isGivable, isGranted }: Permission): boolean {
  return isGivable || isGranted
}

/** The groups that a search leaves, with those of their permissions that it means. */
export function found(groups: readonly PermissionGroup[], words: string): PermissionGroup[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return [...groups]
  return groups
    .map((group) => ({
      ...group,
      resources: group.resources
        .map((resource) => ({
          ...resource,
          permissions: resource.permissions.filter(({ key, label }) => {
            const text = plain(`${group.label} ${resource.label} ${label} ${key}`)
            return wanted.every((word) => text.includes(word))
          }),
        }))
        .filter(({ permissions }) => permissions.length > 0),
    }))
    .filter(({ resources }) => resources.length > 0)
}

/** The choice with some permissions ticked or unticked; closed ones stay as they are. */
export function ticked(chosen: ReadonlySet<string>, permissions: readonly Permission[], on: boolean): Set<string> {
  const next = new Set(chosen)
  for (const permission of permissions.filter((one) => (on ? one.isGivable || one.isGranted : true))) {
    if (on) next.add(permission.key)
    else next.delete(permission.key)
  }
  return next
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
