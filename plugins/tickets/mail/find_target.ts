import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { readReplyAddress, ticketOfMailId, type Party } from '#plugins/tickets/mail/reply_address'
import type { IncomingMail } from '#plugins/tickets/mail/incoming_mail'
import type { Sender } from '#plugins/tickets/mail/find_sender'

/** The ticket that a mail answers. */
export interface Target {
  id: number
  subject: string
  isClosed: boolean
  /** The status of new tickets of its tracker. */
  openStatusId: number
}

interface Found {
  id: number
  subject: string
  is_closed: unknown
  status_id: number
  author_email: string | null
  customer_id: number | null
}

const TICKET = `select t.id, t.subject, t.is_closed, k.status_id, t.author_email, t.customer_id
  from tickets_tickets t join tickets_trackers k on k.id = t.tracker_id`

/** Finds the ticket that a mail answers. */
@inject()
export class FindTarget {
  constructor(private readonly store: Store) {}

  /** What the signed address says that the mail was sent to; null: it was sent to none. */
  partyOf({ recipients }: IncomingMail): Party | null {
    for (const recipient of recipients) {
      const party = readReplyAddress(recipient)
      if (party) return party
    }
    return null
  }

  /**
   * The ticket of the signed address, else that of the mails which are answered: those only prove it for whom they were
   * written to. Null: there is none, or the ticket was deleted.
   */
  async execute(mail: IncomingMail, party: Party | null, sender: Sender): Promise<Target | null> {
    const { reader } = this.store
    if (party) {
      const found = await reader.first<Found>(`${TICKET} where t.id = ?`, [party.ticketId])
      return found && targetOf(found)
    }
    for (const id of await this.#answered(mail)) {
      const found = await reader.first<Found>(`${TICKET} where t.id = ?`, [id])
      if (found && isTheirs(found, sender)) return targetOf(found)
    }
    return null
  }

  /** Numbers of tickets, the nearest first. */
  async #answered({ answers }: IncomingMail): Promise<number[]> {
    const { read } = this.store
    const rows = await read.run<{ message_id: string; ticket_id: number }>(
      `select m.message_id, m.ticket_id from ${read.rows({ id: 'text' })}
       join tickets_mails m on m.message_id = r.id where m.ticket_id is not null order by m.id`,
      answers.map((id) => ({ id }))
    )
    const known = new Map(rows.map((row) => [row.message_id, Number(row.ticket_id)]))
    return [...new Set(answers.map((id) => ticketOfMailId(id) ?? known.get(id)))].filter((id) => id !== undefined)
  }

  /** Whether somebody without an account wrote a ticket before. */
  async hasTickets(email: string): Promise<boolean> {
    const sql = 'select id from tickets_tickets where author_email = ? limit 1'
    return (await this.store.reader.first(sql, [email])) !== null
  }
}

function isTheirs({ author_email: email, customer_id: customer }: Found, { author, customer: own }: Sender): boolean {
  const isAuthor = email !== null && email === author.email
  return isAuthor || (own !== null && customer !== null && Number(customer) === own.id)
}

const targetOf = ({ id, subject, is_closed: isClosed, status_id: openStatusId }: Found): Target => ({
  id: Number(id),
  subject,
  isClosed: Boolean(isClosed),
  openStatusId: Number(openStatusId),
})
