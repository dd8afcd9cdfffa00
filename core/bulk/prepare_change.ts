import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Lists } from '#core/lists/lists'
import { Store, type Transaction } from '#core/database/store'
import { insertRow } from '#core/database/insert_rows'
import { queryRows } from '#core/database/query_rows'
import { inSavepoint } from '#core/database/savepoint'
import { jsonOrNull, onlyOf, rowTarget } from '#core/bulk/row_target'
import { writeRows } from '#core/database/write_rows'
import type { BulkCell, BulkKind, BulkNames, BulkProblem, BulkStep } from '#core/bulk/bulk_kind'
import type { Selection } from '#core/lists/selection'

/** Things read in one transaction. Other transactions may write between two batches. */
const BATCH = 500

/** Things whose write the preview tries. Beyond them it takes too long: they are refused when the change is applied. */
const TRIED = 2000

/** Changes are deleted after this time, so that they can be undone no more. */
const RETENTION_DAYS = 90

interface Begun {
  change: unknown
  staff: { id: number; name: string }
  total: number
}

/**
 * Plans a change for every thing of a selection and stores the plan as a preview. Preparing a change deletes the same
 * person's earlier changes that were not applied.
 */
@inject()
export class PrepareChange {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly lists: Lists
  ) {}

  /** Returns the id of the change. */
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
      unchanged += await this.store.transaction((trx) => plan(trx, kind, { id, change, ids: batch, staff, from }))
    }
    await this.store.transaction((trx) =>
      queryRows(trx, `update ${changes} set state = 'prepared', unchanged = ? where id = ?`, [unchanged, id])
    )
    return id
  }

  async #begin(trx: Transaction, { tables }: Pick<BulkNames, 'tables'>, begun: Begun): Promise<number> {
    const { change, staff, total } = begun
    const only = onlyOf(tables)
    await queryRows(
      trx,
      `delete from ${tables.changes}
       where ((staff_id = ? and state in ('preparing', 'prepared')) or created_at < ?)${only.sql}`,
      [staff.id, this.clock.isoIn(-RETENTION_DAYS * 86_400), ...only.bindings]
    )
    return insertRow(trx, tables.changes, {
      staff_id: staff.id,
      staff_name: staff.name,
      change: JSON.stringify(change),
      state: 'preparing',
      [tables.total]: total,
      created_at: this.clock.iso(),
      ...(tables.only ? { [tables.only.column]: tables.only.value } : {}),
    })
  }
}

/** Why each of these writes would be refused, or null. Nothing stays written. */
async function tryWrite<Change, Thing extends { id: number }, Cell extends BulkCell>(
  trx: Transaction,
  kind: BulkKind<Change, Thing, Cell>,
  steps: readonly BulkStep<Thing, Cell>[],
  { id, name }: Begun['staff']
): Promise<(BulkProblem | null)[]> {
  const origin = { channel: 'job' as const, actor: { kind: 'staff' as const, id, name } }
  let problems: (BulkProblem | null)[] = []
  const takenBack = new Error('The trial is over.')
  const trial = inSavepoint(trx, async () => {
    problems = await kind.write(trx, steps, { direction: 'apply', origin })
    throw takenBack
  })
  await trial.catch((error: unknown) => {
    if (error !== takenBack) throw error
  })
  return problems
}

/** Plans and stores the change of some things. Returns the number of unchanged ones. */
async function plan<Change, Thing extends { id: number }, Cell extends BulkCell>(
  trx: Transaction,
  kind: BulkKind<Change, Thing, Cell>,
  { id, change, ids, staff, from }: Pick<Begun, 'staff'> & { id: number; change: Change; ids: number[]; from: number }
): Promise<number> {
  const isTried = kind.isTried === true && from < TRIED
  if (isTried) await kind.lock?.(trx)
  const things = await kind.read(trx, ids)
  const planned = things.map((thing) => ({ thing, ...kind.plan(change, thing) }))
  const touched = planned.filter(({ cells }) => cells.length > 0)
  if (isTried) {
    const problems = await tryWrite(trx, kind, touched, staff)
    for (const [at, step] of touched.entries()) step.problem ??= problems[at] ?? null
  }
  const rows = touched.map(({ thing, cells, problem }) => ({
    change_id: id,
    [kind.tables.thing]: thing.id,
    outcome: problem ? 'refused' : 'waiting',
    cells: JSON.stringify(cells),
    problem: jsonOrNull(problem),
  }))
  await writeRows(trx, rowTarget(kind.tables), rows)
  return things.length - touched.length
}
