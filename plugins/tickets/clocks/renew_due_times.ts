import { inject } from '@adonisjs/core'
import { Statements } from '#core/database/statements'
import { Store, type Transaction } from '#core/database/store'
import { TicketClocks } from '#plugins/tickets/clocks/ticket_clocks'
import type { Priority } from '#plugins/tickets/tickets/ticket_context'

type Times = Pick<Priority, 'id' | 'answerMinutes' | 'solutionMinutes'>

/** Tickets of one transaction. Other writes wait for it. */
const BATCH = 500

/** Until when an open ticket is answered and solved, and what that follows from. */
interface Clocked {
  id: number
  priorityId: number | null
  channel: string
  createdAt: string
  answeredAt: string | null
  answerDueAt: string | null
  solutionDueAt: string | null
}

const FIND = `select id, priority_id as "priorityId", channel, created_at as "createdAt", answered_at as "answeredAt",
    answer_due_at as "answerDueAt", solution_due_at as "solutionDueAt"
  from tickets_tickets where not is_closed and id > ? order by id limit ${BATCH}`

/** A ticket that got another priority meanwhile has its times from that one. */
const renewal = (db: Statements) => `update tickets_tickets set answer_due_at = r.answer, solution_due_at = r.solution
  from ${db.rows({ id: 'bigint', priority: 'bigint', answer: 'instant', solution: 'instant' })} where tickets_tickets.id = r.id and tickets_tickets.priority_id = r.priority`

/** Works out anew until when open tickets are answered and solved. An answer that was given keeps the time it had. */
@inject()
export class RenewDueTimes {
  constructor(
    private readonly store: Store,
    private readonly clocks: TicketClocks
  ) {}

  /** Returns how many tickets have other times now. */
  async execute(signal?: AbortSignal): Promise<number> {
    // The hours that are held in memory may be older than the change that this follows.
    await this.store.changes.catchUp({ now: true })
    const priorities = await this.#priorities()
    let renewed = 0
    for (let last = 0; ;) {
      signal?.throwIfAborted()
      const { changed, open } = await this.store.transaction((trx) => this.#renew(trx, last, priorities))
      renewed += changed
      if (open.length < BATCH) return renewed
      last = open.at(-1)?.id ?? last
    }
  }

  #priorities(): Promise<Times[]> | Times[] {
    const sql = `select id, answer_minutes as "answerMinutes", solution_minutes as "solutionMinutes" from tickets_priorities`
    return this.store.reader.all<Times>(sql, [])
  }

  async #renew(trx: Transaction, after: number, priorities: readonly Times[]) {
    const db = new Statements(trx)
    const open = await db.all<Clocked>(FIND, after)
    const rows = open.flatMap((ticket) => {
      const next = { ...ticket }
      this.clocks.setDue(next, { priorities, createdAt: ticket.createdAt })
      if (ticket.answeredAt !== null) next.answerDueAt = ticket.answerDueAt
      const { id, priorityId: priority, answerDueAt: answer, solutionDueAt: solution } = next
      const isSame = answer === ticket.answerDueAt && solution === ticket.solutionDueAt
      return isSame ? [] : [{ id, priority, answer, solution }]
    })
    if (rows.length > 0) {
      await db.run(renewal(db), rows)
      await this.store.changes.record(
        trx,
        'tickets.tickets',
        rows.map(({ id }) => id)
      )
    }
    return { open, changed: rows.length }
  }
}
