import { definePlugin } from '#core/plugin/define_plugin'
import { permissions, roles } from '#plugins/users/permissions'
import { routes } from '#plugins/users/routes'

/** Customers, staff, their groups and roles, and how they sign in. */
export default definePlugin({
  id: 'users',
  version: '0.1.0',
  label: { fr_FR: 'Utilisateurs', en_GB: 'Users' },
  requires: { core: '^1.0.0', configuration: '^0.1.0' },
  permissions,
  roles,
  routes,
  provides: { identity: () => import('#plugins/users/ports/accounts_identity') },
  extends: {
    'core.commands': {
      'seed:roles': () => import('#plugins/users/commands/seed_roles'),
      'admin:create': () => import('#plugins/users/commands/create_admin'),
      'admin:password': () => import('#plugins/users/commands/change_admin_password'),
    },
    'core.inspections': { 'users.demo_accounts': () => import('#plugins/users/commands/inspect_demo_accounts') },
    'core.jobs': { 'users.sweep_sign_ins': () => import('#plugins/users/jobs/sweep_sign_ins_job') },
    'core.mails': {
      'users.password_reset': () => import('#plugins/users/mails/password_reset'),
      'users.staff_invitation': () => import('#plugins/users/mails/staff_invitation'),
    },
    'core.schedules': { 'users.sweep_sign_ins': () => import('#plugins/users/jobs/sweep_sign_ins_schedule') },
    'core.preparations': { accounts: () => import('#plugins/users/preparations/prepare_accounts') },
  },
  demo: () => import('#plugins/users/demo/load_demo_accounts'),
})
