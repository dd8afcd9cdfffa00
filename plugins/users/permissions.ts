import { accountPermissions } from '#plugins/users/permissions/account'
import { customerPermissions } from '#plugins/users/permissions/customers'
import { staffPermissions } from '#plugins/users/permissions/staff'
import type { PermissionDeclarations } from '#core/plugin/contract'

/** What staff may be allowed to do with people, and customers with their account. */
export const permissions = {
  admin: { ...customerPermissions, ...staffPermissions },
  front: accountPermissions,
} satisfies PermissionDeclarations

const account = Object.keys(permissions.front)

/** Which seeded role receives what. */
export const roles = {
  admin: Object.keys(permissions.admin),
  editor: ['users.menu.api'],
  customer: account,
  professional: account,
}
