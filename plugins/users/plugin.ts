import { definePlugin } from '#core/plugin/define_plugin'
import { listExporter } from '#core/export/list_table'
import { permissions, roles } from '#plugins/users/permissions'
import { dangerous, presets } from '#plugins/users/permissions/presets'
import { routes } from '#plugins/users/routes'
import { settings } from '#plugins/users/settings'
import '#plugins/platform/index'
import '#plugins/users/contracts/extension_points'

/** Customers, staff, their groups and roles, and how they sign in. */
export default definePlugin({
  id: 'users',
  version: '0.1.0',
  label: { fr_FR: 'Utilisateurs', en_GB: 'Users' },
  requires: { core: '^1.0.0', configuration: '^0.1.0', platform: '^0.1.0' },
  permissions,
  roles,
  presets,
  dangerous,
  routes,
  settings,
  events: ['users.customer.registered', 'users.customer.confirmed'],
  provides: { identity: () => import('#plugins/users/ports/accounts_identity') },
  extends: {
    'configuration.legal_texts': { privacy: () => import('#plugins/users/sources/privacy_text') },
    'configuration.guards': { 'users.customers': () => import('#plugins/users/services/channel_guard') },
    'core.commands': {
      'seed:roles': () => import('#plugins/users/commands/seed_roles'),
      'customers:invite': () => import('#plugins/users/commands/invite_customers'),
      'admin:create': () => import('#plugins/users/commands/create_admin'),
      'admin:password': () => import('#plugins/users/commands/change_admin_password'),
    },
    'core.inspections': { 'users.demo_accounts': () => import('#plugins/users/commands/inspect_demo_accounts') },
    'core.jobs': {
      'users.bulk_change': () => import('#plugins/users/jobs/bulk_change_job'),
      'users.invite_customers': () => import('#plugins/users/jobs/invite_customers_job'),
      'users.delete_customers': () => import('#plugins/users/jobs/delete_customers_job'),
      'users.export_personal_data': () => import('#plugins/users/jobs/export_personal_data_job'),
      'users.send_reset_link': () => import('#plugins/users/jobs/send_reset_link_job'),
      'users.sweep_sign_ins': () => import('#plugins/users/jobs/sweep_sign_ins_job'),
    },
    'core.code_names': {
      'users.groups': () => import('#plugins/users/sources/group_names'),
      'users.roles': () => import('#plugins/users/sources/role_names'),
    },
    'core.exporters': { 'users.customers': async () => ({ default: listExporter('customers', 'users.customers') }) },
    'core.import_undo': { 'users.customers': () => import('#plugins/users/import/undo_customers') },
    'core.importers': {
      'users.customers': () => import('#plugins/users/import/customer_file'),
      'users.bagisto_customers': () => import('#plugins/users/import/dialects/bagisto'),
      'users.magento_customers': () => import('#plugins/users/import/dialects/magento'),
      'users.prestashop_addresses': () => import('#plugins/users/import/dialects/prestashop_addresses'),
      'users.prestashop_customers': () => import('#plugins/users/import/dialects/prestashop'),
      'users.shopify_customers': () => import('#plugins/users/import/dialects/shopify'),
      'users.woocommerce_customers': () => import('#plugins/users/import/dialects/woocommerce'),
    },
    'core.lists': {
      'users.customers': () => import('#plugins/users/lists/customer_list'),
    },
    'core.mails': {
      'users.account_erased': () => import('#plugins/users/mails/account_erased'),
      'users.customer_password': () => import('#plugins/users/mails/customer_password'),
      'users.email_change': () => import('#plugins/users/mails/email_change'),
      'users.email_changing': () => import('#plugins/users/mails/email_changing'),
      'users.email_confirmation': () => import('#plugins/users/mails/email_confirmation'),
      'users.password_changed': () => import('#plugins/users/mails/password_changed'),
      'users.password_reset': () => import('#plugins/users/mails/password_reset'),
      'users.staff_invitation': () => import('#plugins/users/mails/staff_invitation'),
    },
    'core.named_rows': { 'users.permissions': () => import('#plugins/users/sources/named_rows') },
    'core.schedules': { 'users.sweep_sign_ins': () => import('#plugins/users/jobs/sweep_sign_ins_schedule') },
    'core.preparations': { accounts: () => import('#plugins/users/preparations/prepare_accounts') },
    'platform.dashboard_widgets': {
      'users.new_customers': () => import('#plugins/users/widgets/new_customers_widget'),
    },
    'platform.record_sources': {
      'users.customers': () => import('#plugins/users/widgets/customer_records'),
      'users.staff': () => import('#plugins/users/widgets/staff_records'),
    },
    'platform.timeline_sources': {
      'users.account': () => import('#plugins/users/timeline/account_timeline'),
      'users.notes': () => import('#plugins/users/timeline/note_timeline'),
    },
    'platform.timeline_subjects': { 'users.customers': () => import('#plugins/users/timeline/customer_subject') },
    'users.personal_data': {
      'users.account': () => import('#plugins/users/sources/account_personal_data'),
      'users.mails': () => import('#plugins/users/sources/mail_personal_data'),
    },
  },
  offers: ['users.customer_figures', 'users.personal_data'],
  demo: () => import('#plugins/users/demo/load_demo_accounts'),
})
