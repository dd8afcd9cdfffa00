import { importPermissions } from '#plugins/platform/permissions/imports'
import { mailPermissions } from '#plugins/platform/permissions/mails'
import type { PermissionDeclarations } from '#core/plugin/contract'

/** What staff may be allowed to do with the machinery of the shop. */
export const permissions = {
  admin: { ...importPermissions, ...mailPermissions },
} satisfies PermissionDeclarations

/** Which seeded role receives what. */
export const roles = { admin: Object.keys(permissions.admin) }
