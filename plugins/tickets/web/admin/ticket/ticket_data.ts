import type { ResponseOf } from '#web/lib/registry'

/** A ticket with all that hangs on it. */
export type TicketPage = ResponseOf<'tickets.admin.ticket_pages.show'>['data']

export type JournalEntry = TicketPage['history'][number]

export type TicketLink = TicketPage['children'][number]
