import app from '@adonisjs/core/services/app'
import { lockTree } from '#core/database/tree'
import { withAside } from '#plugins/tickets/tickets/aside'
import { checkTicket } from '#plugins/tickets/tickets/check_ticket'
import { inWrite, readContext, type TicketContext } from '#plugins/tickets/tickets/ticket_context'
import { refuseWithBelow } from '#plugins/tickets/tickets/delete_below'
import { settleTicket } from '#plugins/tickets/tickets/settle_ticket'
import { recordJournal } from '#plugins/tickets/tickets/record_journal'
import { rollUp } from '#plugins/tickets/tickets/roll_up'
import { TicketClocks } from '#plugins/tickets/clocks/ticket_clocks'
import { followOthers } from '#plugins/tickets/tickets/follow_others'
import type { TicketFields } from '#plugins/tickets/tickets/ticket_fields'
import type { ResourceHooks } from '#core/resources/resource'
import type { TicketRow } from '#plugins/tickets/tickets/ticket_row'

const TREE = { table: 'tickets_tickets' }

/** What a write of a ticket does beside the row. `custom`: the fields that staff added. */
export function ticketHooks(custom: TicketFields): ResourceHooks<TicketRow> {
  return {
    // A ticket changes its parents, duplicates and followers. What is fine for each of two writes could make a circle, and
    // two that hold a row each could wait for each other.
    lock: (trx) => lockTree(trx, TREE),
    async validate(change) {
      const { trx, after, origin } = change
      const { actor } = origin
      const context = await readContext(inWrite(trx), {
        id: after.id,
        trackerId: after.trackerId,
        parentId: after.parentId,
        categoryId: after.categoryId,
        staffId: actor.kind === 'staff' ? actor.id : null,
      })
      const clocks = await app.container.make(TicketClocks)
      settleTicket(change, context, clocks, custom.fields)
      checkTicket(change, context, { custom, derived: clocks.derived() })
      contexts.set(after, context)
    },
    async afterSave(change) {
      const { trx, before, after } = change
      await recordJournal(change, Object.keys(custom.fields))
      const isMoved = before?.parentId !== after.parentId
      if (before && isMoved && before.parentId !== null) await rollUp(trx, before.parentId, contextOf(after))
      if (after.parentId !== null) await rollUp(trx, after.parentId, contextOf(after))
      await withAside(trx, {}, () => followOthers(change, contextOf(after)))
    },
    beforeDelete: refuseWithBelow,
    async afterDelete({ trx, row }) {
      if (row.parentId !== null) await rollUp(trx, row.parentId, null)
    },
  }
}

/** The context that a row was checked with, until it is written. */
const contexts = new WeakMap<TicketRow, TicketContext>()

const contextOf = (row: TicketRow): TicketContext => contexts.get(row) as TicketContext
