import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { writeRows } from '#core/database/write_rows'
import { jsonOrNull, rowTarget } from '#core/bulk/row_target'
import { DUE, leave, takeStep, type TakenStep } from '#core/bulk/take_step'
import type { BulkCell, BulkKind, BulkTables, Direction } from '#core/bulk/bulk_kind'
import type { Origin } from '#core/audit/origin'

/** Things of one transaction: short ones, because shoppers and clerks are about. */
const BATCH = 200

export interface BulkWatcher {
  signal: AbortSignal
  progress(done: number, total: number): Promise<void>
}

interface Way {
  id: number
  direction: Direction
  origin: Origin
}

/**
 * Takes a change of many things, or its undoing, batch by batch; each batch and what is noted of it is one transaction,
 * so that a second run goes on where the first one ended. A value that somebody changed since is left alone, and said so.
 */
@inject()
export class RunChange {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  async execute<Change, Thing extends { id: number }, Cell extends BulkCell>(
    kind: BulkKind<Change, Thing, Cell>,
    { id, direction }: Omit<Way, 'origin'>,
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
      const way = { id, direction, origin: { channel: 'job' as const, actor } }
      const taken = await this.store.transaction((trx) => this.#batch(trx, kind, way))
      if (taken === 0) break
      done += taken
    }
    const [state, column] = direction === 'apply' ? ['applied', 'applied_at'] : ['undone', 'undone_at']
    const sql = `update ${changes} set state = ?, ${column} = ? where id = ?`
    await this.store.transaction((trx) => queryRows(trx, sql, [state, this.clock.iso(), id]))
  }

  async #batch<Change, Thing extends { id: number }, Cell extends BulkCell>(
    trx: Transaction,
    kind: BulkKind<Change, Thing, Cell>,
    { id, direction, origin }: Way
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
    const going = steps.filter(({ taken }) => taken.length > 0)
    const written = going.map(({ thing, taken }) => ({ thing: thing as Thing, cells: taken }))
    const problems = await kind.write(trx, written, { direction, origin })
    for (const [at, step] of going.entries()) {
      const problem = problems[at]
      if (problem) leave(step, problem, direction)
    }
    await note(trx, kind.tables, id, steps)
    return rows.length
  }
}

/** Notes what became of some things. By upserts: SQLite finds each row by its key, where a join would read them all. */
async function note<Cell extends BulkCell>(
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
  const told = steps.map((step) => [id, step.id, step.outcome, JSON.stringify(step.cells), jsonOrNull(step.problem)])
  await writeRows(trx, target, told)
}
