import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Lists } from '#core/lists/lists'
import { Store, type Transaction } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { jsonOrNull, rowTarget } from '#core/bulk/row_target'
import { writeRows } from '#core/database/write_rows'
import type { BulkCell, BulkKind, BulkNames } from '#core/bulk/bulk_kind'
import type { Selection } from '#core/lists/selection'

/** Things looked at in one transaction: others may write between two of them. */
const BATCH = 500

/** How long a change can be undone. */
const KEPT_DAYS = 90

interface Begun {
  change: unknown
  staff: { id: number; name: string }
  total: number
}

/**
 * Works out what a change makes of everything in a selection and keeps it, so that people see it before anything is
 * written. Whoever prepares another one gives up the last that was never applied.
 */
@inject()
export class PrepareChange {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly lists: Lists
  ) {}

  /** Gives its id. */
  async execute<Change, Thing extends { id: number }, Cell extends BulkCell>(
    kind: BulkKind<Change, Thing, Cell>,
    { selection, change, staff }: { selection: Selection; change: Change; staff: { id: number; name: string } }
  ): Promise<number> {
    const ids = await this.lists.ids(kind.list, selection)
    if (ids.length === 0) throw kind.refusals.nothingChosen()
    const { changes } = kind.tables
    const id = await this.store.transaction((trx) => this.#begin(trx, kind, { change, staff, total: ids.length }))
    let unchanged = 0
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = ids.slice(from, from + BATCH)
      unchanged += await this.store.transaction((trx) => plan(trx, kind, { id, change, ids: batch }))
    }
    await this.store.transaction((trx) =>
      queryRows(trx, `update ${changes} set state = 'prepared', unchanged = ? where id = ?`, [unchanged, id])
    )
    return id
  }

  async #begin(trx: Transaction, { tables }: Pick<BulkNames, 'tables'>, begun: Begun): Promise<number> {
    const { change, staff, total } = begun
    await queryRows(
      trx,
      `delete from ${tables.changes} where (staff_id = ? and state in ('preparing', 'prepared')) or created_at < ?`,
      [staff.id, this.clock.isoIn(-KEPT_DAYS * 86_400)]
    )
    const [row] = await queryRows<{ id: number }>(
      trx,
      `insert into ${tables.changes} (staff_id, staff_name, change, state, ${tables.total}, created_at)
       values (?, ?, ?, 'preparing', ?, ?) returning id`,
      [staff.id, staff.name, JSON.stringify(change), total, this.clock.iso()]
    )
    return Number(row?.id)
  }
}

/** Keeps what becomes of some things; gives how many of them stay as they are. */
async function plan<Change, Thing extends { id: number }, Cell extends BulkCell>(
  trx: Transaction,
  kind: BulkKind<Change, Thing, Cell>,
  { id, change, ids }: { id: number; change: Change; ids: number[] }
): Promise<number> {
  const things = await kind.read(trx, ids)
  const planned = things.map((thing) => ({ thing, ...kind.plan(change, thing) }))
  const touched = planned.filter(({ cells }) => cells.length > 0)
  const rows = touched.map(({ thing, cells, problem }) => [
    ...[id, thing.id, problem ? 'refused' : 'waiting'],
    ...[JSON.stringify(cells), jsonOrNull(problem)],
  ])
  await writeRows(trx, rowTarget(kind.tables), rows)
  return things.length - touched.length
}
