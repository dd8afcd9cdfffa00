import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { writeRows } from '#core/database/write_rows'
import { jsonOrNull, rowTarget } from '#core/bulk/row_target'
import { DUE, refuseStep, takeStep, type TakenStep } from '#core/bulk/take_step'
import type { BulkCell, BulkKind, BulkTables, Direction } from '#core/bulk/bulk_kind'
import type { Origin } from '#core/audit/origin'

/** Things per transaction. Short transactions do not block shoppers and staff. */
const BATCH = 200

export interface BulkWatcher {
  signal: AbortSignal
  progress(done: number, total: number): Promise<void>
}

interface Run {
  id: number
  direction: Direction
  origin: Origin
}

/**
 * Applies or undoes a change of many things in batches. A batch and its outcomes are one transaction, so that an interrupted
 * run can be resumed. A value that somebody has changed meanwhile stays as it is, and the outcome says so.
 */
@inject()
export class RunChange {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  async execute<Change, Thing extends { id: number }, Cell extends BulkCell>(
    kind: BulkKind<Change, Thing, Cell>,
    { id, direction }: Omit<Run, 'origin'>,
    { signal, progress }: BulkWatcher
  ): Promise<void> {
    const { changes, rows } = kind.tables
    const header = await this.store.reader.first<{ staff_id: number; staff_name: string }>(
      `select staff_id, staff_name from ${changes} where id = ?`,
      [id]
    )
    if (!header) return
    const actor = { kind: 'staff' as const, id: Number(header.staff_id), name: header.staff_name }
    const left = await this.store.reader.first<{ count: number }>(
      `select count(*) as count from ${rows} where change_id = ? and outcome = ?`,
      [id, DUE[direction]]
    )
    const total = Number(left?.count ?? 0)
    for (let done = 0; ;) {
      signal.throwIfAborted()
      await progress(done, total)
      const run = { id, direction, origin: { channel: 'job' as const, actor } }
      const count = await this.store.transaction((trx) => this.#runBatch(trx, kind, run))
      if (count === 0) break
      done += count
    }
    const [state, column] = direction === 'apply' ? ['applied', 'applied_at'] : ['undone', 'undone_at']
    const sql = `update ${changes} set state = ?, ${column} = ? where id = ?`
    await this.store.transaction((trx) => queryRows(trx, sql, [state, this.clock.iso(), id]))
  }

  async #runBatch<Change, Thing extends { id: number }, Cell extends BulkCell>(
    trx: Transaction,
    kind: BulkKind<Change, Thing, Cell>,
    { id, direction, origin }: Run
  ): Promise<number> {
    await kind.lock?.(trx)
    const { rows: table, thing: column } = kind.tables
    const rows = await queryRows<{ thing: number; cells: string }>(
      trx,
      `select ${column} as thing, cells from ${table} where change_id = ? and outcome = ?
       order by ${column} limit ${BATCH}`,
      [id, DUE[direction]]
    )
    if (rows.length === 0) return 0
    const ids = rows.map(({ thing }) => Number(thing))
    const things = new Map((await kind.read(trx, ids)).map((thing) => [thing.id, thing]))
    const steps = rows.map((row, at) => {
      const found = { id: ids[at] as number, cells: JSON.parse(row.cells) as Cell[] }
      return takeStep(kind, found, things.get(found.id) ?? null, direction)
    })
    const pending = steps.filter(({ taken }) => taken.length > 0)
    const writes = pending.map(({ thing, taken }) => ({ thing: thing as Thing, cells: taken }))
    const problems = await kind.write(trx, writes, { direction, origin })
    for (const [at, step] of pending.entries()) {
      const problem = problems[at]
      if (problem) refuseStep(step, problem, direction)
    }
    await storeOutcomes(trx, kind.tables, id, steps)
    return rows.length
  }
}

/** Stores outcomes by upserts: SQLite finds each row by its key, while an update with a join would read all rows. */
async function storeOutcomes<Cell extends BulkCell>(
  trx: Transaction,
  { rows, thing }: BulkTables,
  id: number,
  steps: readonly TakenStep<unknown, Cell>[]
): Promise<void> {
  const target = {
    ...rowTarget({ rows, thing }),
    tail: `on conflict (change_id, ${thing}) do update
      set outcome = excluded.outcome, cells = excluded.cells, problem = excluded.problem`,
  }
  const values = steps.map((step) => ({
    change_id: id,
    [thing]: step.id,
    outcome: step.outcome,
    cells: JSON.stringify(step.cells),
    problem: jsonOrNull(step.problem),
  }))
  await writeRows(trx, target, values)
}
