// Other plugins enter tickets here. Events: `tickets.ticket.created`, `tickets.ticket.changed`.
export { ChangeTicket, type TicketChange } from '#plugins/tickets/tickets/actions/change_ticket'
export { CreateTicket, type NewTicket } from '#plugins/tickets/tickets/actions/create_ticket'
export type { Author } from '#plugins/tickets/tickets/aside'
