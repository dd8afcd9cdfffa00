import type { Router } from '@adonisjs/core/http'
import { indexOwnTickets, storeOwnNote, storeOwnTicket } from '#plugins/tickets/account/account_validator'
import { showAttachment } from '#plugins/tickets/attachments/attachment_validator'

const Tickets = () => import('#plugins/tickets/account/own_tickets_controller')

const OWN = '/api/tickets'

const PERMISSION = 'tickets.account.tickets'

/** Customers open requests and follow them. */
export function accountRoutes(router: Router): void {
  router.get(OWN, [Tickets, 'index']).as('tickets.own.index').customer(PERMISSION).accepts(indexOwnTickets)
  router.get(`${OWN}/choices`, [Tickets, 'choices']).as('tickets.own_choices.show').customer(PERMISSION)
  router.post(OWN, [Tickets, 'store']).as('tickets.own.store').customer(PERMISSION).accepts(storeOwnTicket)
  router.post(`${OWN}/attachments`, [Tickets, 'attach']).as('tickets.own_attachments.store').customer(PERMISSION)
  router.get(`${OWN}/:id`, [Tickets, 'show']).as('tickets.own.show').customer(PERMISSION)
  router
    .post(`${OWN}/:id/messages`, [Tickets, 'reply'])
    .as('tickets.own_messages.store')
    .customer(PERMISSION)
    .accepts(storeOwnNote)
  router
    .get(`${OWN}/:id/attachments/:file`, [Tickets, 'file'])
    .as('tickets.own_attachments.show')
    .customer(PERMISSION)
    .accepts(showAttachment)
}
