import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { ReadSet } from '#core/database/read_set'
import { Store, type Transaction } from '#core/database/store'
import { TicketClocks } from '#plugins/tickets/clocks/ticket_clocks'
import { childFields, type Child, type Priority, type TicketContext } from '#plugins/tickets/tickets/ticket_context'
import { derivedFields, workOutParent, type ParentValues } from '#plugins/tickets/tickets/work_out_parent'
import { dialectOf } from '#core/database/write_set'
import { queryRows } from '#core/database/query_rows'

/**
 * Works out the values of a parent from its subtasks, and so on up the tree. Writes of tickets follow each other (the hook
 * `lock`), so that the last of several changes counts all of them. `known`: what was read of the ticket below.
 */
export async function rollUp(trx: Transaction, parentId: number, known: TicketContext | null): Promise<void> {
  const [clocks, clock, store] = [
    await app.container.make(TicketClocks),
    await app.container.make(Clock),
    await app.container.make(Store),
  ]
  const derived = clocks.derived()
  if (derivedFields(derived).length === 0) return
  const seen = new Set<number>()
  for (let id: number | null = parentId; id !== null && !seen.has(id);) {
    seen.add(id)
    const found = await readParent(trx, id, known?.priorities ?? null)
    if (!found) return
    const { own, children, priorities, above } = found
    const next = workOutParent(own, children, { derived, priorities })
    if (JSON.stringify(next) === JSON.stringify(own)) return
    await queryRows(
      trx,
      `update tickets_tickets set start_on = ?, due_on = ?, priority_id = ?, done_ratio = ?, version = version + 1,
       updated_at = ? where id = ?`,
      [next.startOn, next.dueOn, next.priorityId, next.doneRatio, clock.iso(), id]
    )
    await store.changes.record(trx, 'tickets.tickets', [id])
    id = above
  }
}

interface Parent {
  own: ParentValues
  above: number | null
  children: Child[]
  priorities: readonly Priority[]
}

async function readParent(trx: Transaction, id: number, known: readonly Priority[] | null): Promise<Parent | null> {
  const dialect = dialectOf(trx)
  const reads = new ReadSet(dialect)
  const own = reads.list<ParentValues & { above: number | null }>(
    {
      startOn: 'cast(t.start_on as text)',
      dueOn: 'cast(t.due_on as text)',
      priorityId: 't.priority_id',
      doneRatio: 't.done_ratio',
      above: 't.parent_id',
    },
    'tickets_tickets t where t.id = ?',
    't.id',
    id
  )
  const children = reads.list<Child>(childFields(reads.json), 'tickets_tickets c where c.parent_id = ?', 'c.id', id)
  const priorities = reads.list<Priority>(
    { id: 'p.id', position: 'p.position', isDefault: reads.json.boolean('p.is_default') },
    `tickets_priorities p where ${known ? '1 = 0' : '1 = 1'}`,
    'p.id'
  )
  await reads.run((sql, bindings) => queryRows(trx, sql, bindings))
  const [row] = own.rows
  if (!row) return null
  const { above, ...values } = row
  return { own: values, above, children: children.rows, priorities: known ?? priorities.rows }
}
