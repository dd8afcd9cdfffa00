import type { NamedRows } from '#core/plugin/named_rows'

/** Permissions of plugins: those that roles hold, and those that were given to a role once. */
export default [
  { table: 'users_role_permissions', column: 'permission' },
  { table: 'users_seeds', column: 'permission' },
] satisfies readonly NamedRows[]
