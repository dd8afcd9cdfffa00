import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { UpsertProducts, type UpsertResult } from '#plugins/catalogue/actions/upsert_products'
import { Bulk, readJson } from '#plugins/catalogue/database/bulk'
import { changedSince } from '#plugins/catalogue/errors'
import { inputOf, unmoved, type Direction } from '#plugins/catalogue/services/bulk/step_change'
import { lockProducts } from '#plugins/catalogue/services/lock_products'
import { readBulkProducts } from '#plugins/catalogue/services/bulk/read_bulk_products'
import type { BulkCell, BulkOutcome, BulkProblem, BulkProduct } from '#plugins/catalogue/services/bulk/bulk_change'
import type { Origin } from '#core/audit/origin'

/** Products of one transaction: short ones, because shoppers and clerks are about. */
const BATCH = 200

const TODO: Record<Direction, BulkOutcome> = { apply: 'waiting', undo: 'changed' }
const DONE: Record<Direction, BulkOutcome> = { apply: 'changed', undo: 'undone' }
const LEFT: Record<Direction, BulkOutcome> = { apply: 'refused', undo: 'kept' }

interface Step {
  id: number
  cells: BulkCell[]
  product: BulkProduct | null
  /** Cells that are taken. */
  taken: BulkCell[]
  outcome: BulkOutcome
  problem: BulkProblem | null
}

export interface BulkWatcher {
  signal: AbortSignal
  progress(done: number, total: number): Promise<void>
}

/**
 * Takes a bulk change, or its undoing, batch by batch; each batch and what is noted of it is one transaction, so that a
 * second run goes on where the first one ended. A value that somebody changed since is left alone, and said so.
 */
@inject()
export class RunBulkChange {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly upsert: UpsertProducts
  ) {}

  async execute(id: number, direction: Direction, { signal, progress }: BulkWatcher): Promise<void> {
    const header = await this.store.reader.first<{ staff_id: number; staff_name: string }>(
      'select staff_id, staff_name from catalogue_bulk_changes where id = ?',
      [id]
    )
    if (!header) return
    const actor = { kind: 'staff' as const, id: Number(header.staff_id), name: header.staff_name }
    const total = await this.#left(id, direction)
    for (let done = 0; ;) {
      signal.throwIfAborted()
      await progress(done, total)
      const taken = await this.store.transaction((trx) =>
        this.#batch(trx, id, { direction, origin: { channel: 'job', actor } })
      )
      if (taken === 0) break
      done += taken
    }
    const [state, column] = direction === 'apply' ? ['applied', 'applied_at'] : ['undone', 'undone_at']
    await this.store.transaction((trx) =>
      queryRows(trx, `update catalogue_bulk_changes set state = ?, ${column} = ? where id = ?`, [
        state,
        this.clock.iso(),
        id,
      ])
    )
  }

  async #left(id: number, direction: Direction): Promise<number> {
    const row = await this.store.reader.first<{ count: number }>(
      'select count(*) as count from catalogue_bulk_change_rows where change_id = ? and outcome = ?',
      [id, TODO[direction]]
    )
    return Number(row?.count ?? 0)
  }

  async #batch(trx: Transaction, id: number, { direction, origin }: { direction: Direction; origin: Origin }) {
    await lockProducts(trx)
    const bulk = new Bulk(trx)
    const rows = await bulk.all<{ product_id: number; cells: unknown }>(
      `select product_id, cells from catalogue_bulk_change_rows where change_id = ? and outcome = ?
       order by product_id limit ${BATCH}`,
      id,
      TODO[direction]
    )
    if (rows.length === 0) return 0
    const products = await readBulkProducts(
      bulk,
      rows.map((row) => Number(row.product_id))
    )
    const byId = new Map(products.map((product) => [product.id, product]))
    const steps = rows.map((row) =>
      stepOf({ id: Number(row.product_id), cells: readJson<BulkCell[]>(row.cells) }, byId, direction)
    )
    const going = steps.filter(({ taken }) => taken.length > 0)
    const inputs = going.map(({ taken, product }) => inputOf(taken, product as BulkProduct, direction))
    const results = await this.upsert.execute(inputs, { origin }, trx)
    for (const [index, step] of going.entries()) note(step, results[index] as UpsertResult, direction)
    await write(bulk, id, steps)
    return rows.length
  }
}

/** What can be taken of a row: a change takes all of a product or nothing, an undo what nobody touched since. */
function stepOf(
  row: Pick<Step, 'id' | 'cells'>,
  products: ReadonlyMap<number, BulkProduct>,
  direction: Direction
): Step {
  const product = products.get(row.id) ?? null
  const still = product ? unmoved(row.cells, product, direction) : []
  const isWhole = still.length === row.cells.length
  const taken = direction === 'undo' || isWhole ? still : []
  const kept = new Set(row.cells.filter((cell) => !taken.includes(cell)))
  return {
    ...row,
    product,
    taken,
    cells: row.cells.map((cell) => (kept.has(cell) ? { ...cell, isKept: true } : cell)),
    outcome: isWhole ? DONE[direction] : LEFT[direction],
    problem: isWhole ? null : { key: changedSince().kind.message, parameters: {} },
  }
}

function note(step: Step, { errors: [error] }: UpsertResult, direction: Direction): void {
  if (!error) return
  step.outcome = LEFT[direction]
  step.problem = { key: error.kind.message, parameters: error.parameters }
  step.cells = step.cells.map((cell) => ({ ...cell, isKept: true }))
}

async function write(bulk: Bulk, id: number, steps: readonly Step[]): Promise<void> {
  const source = bulk.rows({ id: 'bigint', outcome: 'text', cells: 'text', problem: 'text' })
  await bulk.run(
    `update catalogue_bulk_change_rows set outcome = r.outcome, cells = r.cells, problem = r.problem
     from ${source} where change_id = ${id} and product_id = r.id`,
    steps.map(({ id: product, outcome, cells, problem }) => ({
      ...{ id: product, outcome },
      cells: JSON.stringify(cells),
      problem: problem && JSON.stringify(problem),
    }))
  )
}
