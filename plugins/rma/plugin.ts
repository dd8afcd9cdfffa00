import { definePlugin } from '#core/plugin/define_plugin'
import { dangerous, permissions, presets, roles } from '#plugins/rma/permissions'
import { routes } from '#plugins/rma/routes'
import { settings } from '#plugins/rma/settings'

/** One export of a module, as the default export that a contribution is loaded from. */
function oneOf<Module extends object>(load: () => Promise<Module>) {
  return <Name extends keyof Module>(name: Name) =>
    async () => ({ default: (await load())[name] })
}

const desk = oneOf(() => import('#plugins/rma/returns/return_desk'))
const mail = oneOf(() => import('#plugins/rma/returns/mails/return_mails'))
const withdrawalMail = oneOf(() => import('#plugins/rma/withdrawals/mails/withdrawal_mails'))
const mailing = oneOf(() => import('#plugins/rma/returns/mails/mail_listeners'))

/** Returns of customers after the sale. */
export default definePlugin({
  id: 'rma',
  version: '0.1.0',
  label: { fr_FR: 'Retours', en_GB: 'Returns' },
  requires: {
    core: '^1.0.0',
    catalogue: '^0.1.0',
    configuration: '^0.1.0',
    platform: '^0.1.0',
    sales: '^0.1.0',
    users: '^0.1.0',
  },
  permissions,
  roles,
  presets,
  dangerous,
  routes,
  settings,
  demo: () => import('#plugins/rma/demo/load_demo'),
  limits: {
    'rma.returns': { requests: 20, seconds: 3600 },
    'rma.messages': { requests: 30, seconds: 3600 },
    'rma.files': { requests: 60, seconds: 3600 },
    'rma.withdrawal_links_address': { requests: 20, seconds: 3600 },
    'rma.withdrawal_links_email': { requests: 5, seconds: 3600 },
  },
  paths: ['/returns/new', '/returns/:id', '/withdrawal', '/withdrawal/:number'],
  events: ['rma.return.opened', 'rma.return.moved', 'rma.return.messaged'],
  listeners: {
    'rma.return.opened': { mail_return_opened: mailing('returnOpened') },
    'rma.return.moved': { mail_return_moved: mailing('returnMoved') },
    'rma.return.messaged': { mail_return_messaged: mailing('returnMessaged') },
  },
  extends: {
    'core.jobs': {
      'rma.end_returns': () => import('#plugins/rma/returns/jobs/end_returns_job'),
      'rma.send_withdrawal_link': () => import('#plugins/rma/withdrawals/jobs/send_withdrawal_link_job'),
    },
    'core.lists': {
      'rma.attribute_report': () => import('#plugins/rma/reports/lists/attribute_report'),
      'rma.product_report': () => import('#plugins/rma/reports/lists/product_report'),
      'rma.reason_report': () => import('#plugins/rma/reports/lists/reason_report'),
      'rma.returns': () => import('#plugins/rma/returns/return_list'),
      'rma.time_report': () => import('#plugins/rma/reports/lists/time_report'),
      'rma.withdrawals': () => import('#plugins/rma/withdrawals/withdrawal_list'),
    },
    'core.mails': {
      'rma.approved': mail('approved'),
      'rma.messaged': mail('messaged'),
      'rma.messaged_staff': mail('messagedStaff'),
      'rma.moved': mail('moved'),
      'rma.moved_staff': mail('movedStaff'),
      'rma.opened': mail('opened'),
      'rma.opened_staff': mail('openedStaff'),
      'rma.withdrawal_declined': withdrawalMail('declined'),
      'rma.withdrawal_link': withdrawalMail('link'),
      'rma.withdrawal_received': withdrawalMail('received'),
      'rma.withdrawal_received_staff': withdrawalMail('receivedStaff'),
    },
    'core.preparations': { 'rma.reasons': () => import('#plugins/rma/reasons/prepare_reasons') },
    'core.schedules': {
      'rma.end_returns': async () => ({ default: { job: 'rma.end_returns', every: 3600 } }),
    },
    'platform.desk_sources': {
      'rma.returns_to_handle': desk('returnsToHandle'),
      'rma.returns_awaited': desk('returnsAwaited'),
      'rma.withdrawals': () => import('#plugins/rma/withdrawals/withdrawal_desk'),
    },
    'platform.timeline_sources': {
      'rma.returns': () => import('#plugins/rma/returns/return_timeline'),
      'rma.withdrawals': () => import('#plugins/rma/withdrawals/withdrawal_timeline'),
    },
    'platform.menu_counts': {
      'rma.returns': () => import('#plugins/rma/returns/returns_to_handle'),
      'rma.withdrawals': () => import('#plugins/rma/withdrawals/withdrawals_to_handle'),
    },
    'platform.record_sources': {
      'rma.returns': () => import('#plugins/rma/returns/return_records'),
      'rma.withdrawals': () => import('#plugins/rma/withdrawals/withdrawal_records'),
    },
    'sales.after_sale': {
      'rma.returns': () => import('#plugins/rma/returns/after_sale'),
      'rma.withdrawals': () => import('#plugins/rma/withdrawals/after_sale'),
    },
    'sales.order_placements': {
      'rma.exemptions': () => import('#plugins/rma/withdrawals/placement/keep_exemptions'),
      'rma.periods': () => import('#plugins/rma/returns/periods/order_placement'),
    },
    'users.personal_data': {
      'rma.returns': () => import('#plugins/rma/returns/return_personal_data'),
      'rma.withdrawals': () => import('#plugins/rma/withdrawals/personal_data'),
    },
  },
})
