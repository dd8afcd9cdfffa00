import { importPermissions } from '#plugins/platform/permissions/imports'
import type { PermissionDeclarations } from '#core/plugin/contract'

/** What staff may be allowed to do with imports, jobs and what the shop remembers of changes. */
export const permissions = {
  admin: { ...importPermissions },
} satisfies PermissionDeclarations

/** Which seeded role receives what. */
export const roles = {
  admin: Object.keys(permissions.admin),
}
