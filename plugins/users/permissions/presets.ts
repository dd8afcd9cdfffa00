import { customerPermissions } from '#plugins/users/permissions/customers'
import type { PluginDefinition } from '#core/plugin/contract'

/** Erase people, or give power. */
export const dangerous = [
  'users.customers.delete',
  'users.customers.mass_delete',
  'users.customers.mass_update',
  'users.customers.gdpr.delete',
  'users.groups.delete',
  'users.admins.create',
  'users.admins.update',
  'users.admins.delete',
  'users.roles.delete',
  'users.roles.permissions.sync',
]

export const presets: PluginDefinition['presets'] = {
  shop_clerk: [
    'users.customers.list',
    'users.customers.create',
    'users.customers.update',
    'users.customers.notes',
    'users.customers.addresses',
    'users.groups.list',
    'users.menu.customers',
  ],
  accountant: ['users.customers.list', 'users.menu.customers'],
  operations: Object.keys(customerPermissions),
}
