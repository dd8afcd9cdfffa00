import { definePlugin } from '#core/plugin/define_plugin'
import { dangerous, permissions, roles } from '#plugins/tickets/permissions'
import { routes } from '#plugins/tickets/routes'
import { settings } from '#plugins/tickets/settings'

const templates = () => import('#plugins/tickets/mail/templates')
const tellByMail = () => import('#plugins/tickets/mail/mail_listener')
const every = (seconds: number, job: string) => async () => ({ default: { job, every: seconds } })

const DAY = 24 * 3600

/** Requests of customers and tasks of staff: trackers, statuses, workflow, history. */
export default definePlugin({
  id: 'tickets',
  version: '0.1.0',
  label: { fr_FR: 'Tickets', en_GB: 'Tickets' },
  requires: { core: '^1.0.0', configuration: '^0.1.0', platform: '^0.1.0', users: '^0.1.0' },
  permissions,
  dangerous,
  roles,
  routes,
  settings,
  limits: {
    // Requests and messages of a customer, by the number of the customer.
    'tickets.requests': { requests: 20, seconds: 3600 },
    'tickets.messages': { requests: 60, seconds: 3600 },
    // Mails that a mail server hands over, by its IP address.
    'tickets.mail_posts': { requests: 600, seconds: 60 },
    // Mails of one sender, and answers that nothing became of one: two programs could write to each other for ever.
    'tickets.mail_sender': { requests: 30, seconds: 3600 },
    'tickets.mail_answer': { requests: 3, seconds: DAY },
  },
  events: ['tickets.ticket.created', 'tickets.ticket.changed'],
  demo: () => import('#plugins/tickets/demo/load_tickets'),
  listeners: {
    'tickets.ticket.created': { mail_ticket_created: tellByMail },
    'tickets.ticket.changed': { mail_ticket_changed: tellByMail },
  },
  extends: {
    'core.lists': {
      'tickets.clock_report': () => import('#plugins/tickets/clocks/clock_report'),
    },
    'core.inspections': {
      'tickets.mail': () => import('#plugins/tickets/mail/inspect_mail'),
    },
    'core.jobs': {
      'tickets.fetch_mails': () => import('#plugins/tickets/mail/fetch_mails_job'),
      'tickets.renew_due_times': () => import('#plugins/tickets/clocks/renew_due_times_job'),
      'tickets.sweep_mails': () => import('#plugins/tickets/mail/sweep_mails_job'),
    },
    'core.mails': {
      'tickets.staff_created': async () => ({ default: (await templates()).staffCreated }),
      'tickets.staff_changed': async () => ({ default: (await templates()).staffChanged }),
      'tickets.customer_created': async () => ({ default: (await templates()).customerCreated }),
      'tickets.customer_changed': async () => ({ default: (await templates()).customerChanged }),
      'tickets.mail_too_large': async () => ({ default: (await templates()).tooLarge }),
      'tickets.mail_unknown_sender': async () => ({ default: (await templates()).unknownSender }),
    },
    'core.schedules': {
      'tickets.fetch_mails': every(120, 'tickets.fetch_mails'),
      'tickets.sweep_mails': every(DAY, 'tickets.sweep_mails'),
    },
    'core.preparations': {
      'tickets.vocabulary': () => import('#plugins/tickets/vocabulary/prepare_vocabulary'),
    },
    'platform.desk_sources': { 'tickets.tickets': () => import('#plugins/tickets/timeline/ticket_desk') },
    'platform.message_takers': { 'tickets.tickets': () => import('#plugins/tickets/contact/message_taker') },
    'platform.timeline_sources': { 'tickets.tickets': () => import('#plugins/tickets/timeline/ticket_timeline') },
    'core.resource_families': {
      'tickets.tickets': () => import('#plugins/tickets/tickets/ticket_family'),
    },
    'platform.menu_counts': {
      'tickets.to_answer': () => import('#plugins/tickets/tickets/to_answer'),
    },
    'users.personal_data': {
      'tickets.tickets': () => import('#plugins/tickets/account/personal_data'),
    },
  },
})
