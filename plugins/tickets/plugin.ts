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
  events: ['tickets.ticket.created', 'tickets.ticket.changed'],
  extends: {
    'core.preparations': {
      'tickets.vocabulary': () => import('#plugins/tickets/vocabulary/prepare_vocabulary'),
    },
    'core.resource_families': {
      'tickets.tickets': () => import('#plugins/tickets/tickets/ticket_family'),
    },
  },
})
