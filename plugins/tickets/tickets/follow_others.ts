import app from '@adonisjs/core/services/app'
import { DomainError } from '#core/errors/domain_error'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { WriteResource } from '#core/resources/write_resource'
import { addDays, daysBetween } from '#plugins/tickets/tickets/days'
import { inSavepoint } from '#core/database/savepoint'
import { queryRows } from '#core/database/query_rows'
import { systemWriter, type Input } from '#core/resources/writer'
import { withAside } from '#plugins/tickets/tickets/aside'
import type { RowChange } from '#core/resources/resource'
import type { TicketRow } from '#plugins/tickets/tickets/ticket_row'
import type { TicketContext } from '#plugins/tickets/tickets/ticket_context'

type Change = RowChange<TicketRow>

/** What a change means for related tickets: duplicates close with it, those that it precedes begin after it. */
export async function followOthers(change: Change, _context: TicketContext): Promise<void> {
  const { before, after } = change
  if (!before) return
  if (after.isClosed && !before.isClosed) await closeDuplicates(change)
  const end = after.dueOn ?? after.startOn
  if (end !== null && end !== (before.dueOn ?? before.startOn)) await postponeFollowers(change, end)
}

async function closeDuplicates(change: Change): Promise<void> {
  const { trx, after } = change
  const duplicates = await queryRows<{ id: number }>(
    trx,
    `select t.id from tickets_relations r join tickets_tickets t on t.id = r.from_id
     where r.to_id = ? and r.kind = 'duplicates' and not t.is_closed order by t.id`,
    [after.id]
  )
  for (const { id } of duplicates) await writeByRule(change, Number(id), { statusId: after.statusId })
}

/** A follower that would begin too soon begins later, and lasts as long as before. */
async function postponeFollowers(change: Change, end: string): Promise<void> {
  const { trx, after } = change
  const followers = await queryRows<{ id: number; delay: number; start_on: string | null; due_on: string | null }>(
    trx,
    `select t.id, coalesce(r.delay, 0) as delay, cast(t.start_on as text) as start_on, cast(t.due_on as text) as due_on
     from tickets_relations r join tickets_tickets t on t.id = r.to_id
     where r.from_id = ? and r.kind = 'precedes' and not t.is_closed order by t.id`,
    [after.id]
  )
  for (const { id, delay, start_on: start, due_on: due } of followers) {
    const soonest = addDays(end, 1 + Number(delay))
    if (start === null || start >= soonest) continue
    const dueOn = due === null ? null : addDays(due, daysBetween(start, soonest))
    await writeByRule(change, Number(id), { startOn: soonest, dueOn })
  }
}

/** Changes a related ticket in the name of who changed this one. What speaks against it leaves it as it is. */
async function writeByRule({ trx, origin }: Change, id: number, values: Input): Promise<void> {
  const [write, resources] = await Promise.all([
    app.container.make(WriteResource),
    app.container.make(ResourceCatalogue),
  ])
  const made = resources.find('tickets.tickets') as MadeResource
  const writing = () =>
    withAside(trx, { isRule: true }, () => write.updateIn(trx, made, id, values, systemWriter(origin)))
  await inSavepoint(trx, writing).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error
  })
}
