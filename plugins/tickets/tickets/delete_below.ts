import app from '@adonisjs/core/services/app'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { TicketFiles } from '#plugins/tickets/attachments/ticket_files'
import { queryRows } from '#core/database/query_rows'
import { refuseUsed } from '#core/resources/refusals'
import type { Row } from '#core/resources/resource_rows'
import type { RowDeletion } from '#core/resources/resource'
import type { TicketRow } from '#plugins/tickets/tickets/ticket_row'

/** Deletes the subtasks of a ticket with it, once that was said and confirmed. */
export async function refuseWithBelow(deletion: RowDeletion<TicketRow>): Promise<void> {
  const { trx, row, isConfirmed, locale, alsoAudited } = deletion
  const files = await app.container.make(TicketFiles)
  const below = await idsBelow(deletion)
  if (below.length === 0) {
    await files.release(trx, [row.id])
    return
  }
  const { resource } = (await app.container.make(ResourceCatalogue)).find('tickets.tickets') as MadeResource
  await refuseUsed(trx, resource, row as unknown as Row, { isConfirmed, locale, below })
  await files.release(trx, [row.id, ...below])
  alsoAudited.subtasks = [below.join(', '), null]
  // The deepest first: a subtask holds its parent.
  for (const id of below) await queryRows(trx, 'delete from tickets_tickets where id = ?', [id])
}

/** The tickets below, deepest first. */
async function idsBelow({ trx, row }: RowDeletion<TicketRow>): Promise<number[]> {
  const found = await queryRows<{ id: number }>(
    trx,
    `with recursive below(id, depth) as (
       select t.id, 1 from tickets_tickets t where t.parent_id = ?
       union all select t.id, b.depth + 1 from tickets_tickets t join below b on t.parent_id = b.id where b.depth < 50)
     select id from below order by depth desc, id`,
    [row.id]
  )
  return found.map(({ id }) => Number(id))
}
