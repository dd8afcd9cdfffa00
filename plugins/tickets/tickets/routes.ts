import type { Router } from '@adonisjs/core/http'
import { storeNote, storeRelation, updateNote } from '#plugins/tickets/tickets/ticket_validator'

const Notes = () => import('#plugins/tickets/tickets/controllers/ticket_notes_controller')
const Pages = () => import('#plugins/tickets/tickets/controllers/ticket_pages_controller')
const Relations = () => import('#plugins/tickets/tickets/controllers/ticket_relations_controller')

const TICKET = '/api/admin/tickets/tickets/:id'

/** What staff do with a ticket beside what its resource gives. */
export function ticketRoutes(router: Router): void {
  router.get(`${TICKET}/page`, [Pages, 'show']).as('tickets.admin.ticket_pages.show').permission('tickets.view')
  router
    .post(`${TICKET}/notes`, [Notes, 'store'])
    .as('tickets.admin.ticket_notes.store')
    .permission('tickets.comment')
    .accepts(storeNote)
  router
    .put(`${TICKET}/notes/:note`, [Notes, 'update'])
    .as('tickets.admin.ticket_notes.update')
    .permission('tickets.comment')
    .accepts(updateNote)
  router
    .post(`${TICKET}/relations`, [Relations, 'store'])
    .as('tickets.admin.ticket_relations.store')
    .permission('tickets.update')
    .accepts(storeRelation)
  router
    .delete(`${TICKET}/relations/:relation`, [Relations, 'destroy'])
    .as('tickets.admin.ticket_relations.destroy')
    .permission('tickets.update')
}
