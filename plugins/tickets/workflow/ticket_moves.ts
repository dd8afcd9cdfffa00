import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { allowedStatuses } from '#plugins/tickets/workflow/allowed_statuses'
import { readContext } from '#plugins/tickets/tickets/ticket_context'
import type { Bindings } from '#core/database/reader'
import type { Locale } from '#core/i18n/locales'
import type { Person } from '#core/identity/person'
import type { TicketRow } from '#plugins/tickets/tickets/ticket_row'

export interface PossibleStatus {
  id: number
  name: string
  isClosed: boolean
}

/** The statuses that a person may give a ticket, with its present one. */
@inject()
export class TicketMoves {
  constructor(private readonly store: Store) {}

  async execute(ticket: TicketRow, locale: Locale, person: Person | null): Promise<PossibleStatus[]> {
    const { reader, dialect } = this.store
    const staffId = person?.kind === 'staff' ? person.id : null
    const { id, trackerId, parentId, categoryId, statusId, assigneeId, groupId, authorKind, authorId } = ticket
    const context = await readContext(
      { dialect, run: async (sql, bindings) => reader.all(sql, bindings as Bindings) },
      { id, trackerId, parentId, categoryId, staffId }
    )
    const mover = {
      isFree: person?.permissions === 'all',
      isAuthor: authorKind === 'staff' && authorId === staffId,
      isAssignee: assigneeId === staffId || (groupId !== null && context.groups.includes(groupId)),
    }
    const allowed = allowedStatuses(context, { fromId: statusId, defaultId: statusId ?? 0 }, mover)
    return allowed.map((status) => ({ id: status.id, name: status.name[locale], isClosed: status.isClosed }))
  }
}
