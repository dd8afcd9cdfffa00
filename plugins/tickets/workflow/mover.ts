import { asideOf } from '#plugins/tickets/tickets/aside'
import type { Mover } from '#plugins/tickets/workflow/allowed_statuses'
import type { RowChange } from '#core/resources/resource'
import type { TicketContext } from '#plugins/tickets/tickets/ticket_context'
import type { TicketRow } from '#plugins/tickets/tickets/ticket_row'

type Change = RowChange<TicketRow>

/** Whether no workflow restricts who writes: roles with all rights, customers by their own ways, rules of the program. */
export function isFree({ trx, held, origin: { actor } }: Pick<Change, 'trx' | 'held' | 'origin'>): boolean {
  return held === 'all' || actor.kind !== 'staff' || asideOf(trx).isRule === true
}

/** Who moves a ticket, as its workflow sees them. Who was the assignee before may move it away. */
export function moverOf(change: Change, { groups }: Pick<TicketContext, 'groups'>): Mover {
  const { before, after, origin } = change
  const { actor } = origin
  const { assigneeId, groupId } = before ?? after
  const isStaff = actor.kind === 'staff'
  return {
    isFree: isFree(change),
    isAuthor: isStaff && (before ?? after).authorKind === 'staff' && (before ?? after).authorId === actor.id,
    isAssignee: isStaff && (assigneeId === actor.id || (groupId !== null && groups.includes(groupId))),
  }
}
