import { auditPermissions } from '#plugins/platform/permissions/audit'
import { dashboardPermissions } from '#plugins/platform/permissions/dashboard'
import { importPermissions } from '#plugins/platform/permissions/imports'
import { jobPermissions } from '#plugins/platform/permissions/jobs'
import { listPermissions } from '#plugins/platform/permissions/lists'
import { mailPermissions } from '#plugins/platform/permissions/mails'
import type { PermissionDeclarations } from '#core/plugin/contract'

/** What staff may be allowed to do with the machinery of the shop. */
export const permissions = {
  admin: {
    ...auditPermissions,
    ...dashboardPermissions,
    ...importPermissions,
    ...jobPermissions,
    ...listPermissions,
    ...mailPermissions,
  },
} satisfies PermissionDeclarations

/** Which seeded role receives what. */
export const roles = { admin: Object.keys(permissions.admin), editor: Object.keys(dashboardPermissions) }
