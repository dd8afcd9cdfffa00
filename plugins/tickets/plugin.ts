import { definePlugin } from '#core/plugin/define_plugin'
import { dangerous, permissions, roles } from '#plugins/tickets/permissions'
import { routes } from '#plugins/tickets/routes'
import { settings } from '#plugins/tickets/settings'

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
  },
  events: ['tickets.ticket.created', 'tickets.ticket.changed'],
  demo: () => import('#plugins/tickets/demo/load_tickets'),
  extends: {
    'core.lists': {
      'tickets.clock_report': () => import('#plugins/tickets/clocks/clock_report'),
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
