import { inject } from '@adonisjs/core'
import { DomainError } from '#core/errors/domain_error'
import { MoveStock, type StockMove } from '#plugins/catalogue/stock/actions/move_stock'
import { UpsertProducts } from '#plugins/catalogue/products/upsert/upsert_products'
import { Statements } from '#core/database/statements'
import { valueRequired } from '#plugins/catalogue/errors'
import { changedSince, changeNotFound, changeNotReady, noSelection } from '#plugins/catalogue/products/bulk/errors'
import { incompleteProblem, planChange } from '#plugins/catalogue/products/bulk/plan_change'
import { readBulkProducts } from '#plugins/catalogue/products/bulk/read_bulk_products'
import { inputOf, movesOf, valueOf } from '#plugins/catalogue/products/bulk/step_change'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import type { BulkChange, BulkProduct, ProductCell } from '#plugins/catalogue/products/bulk/bulk_change'
import type { BulkKind, BulkProblem, BulkStep, Direction } from '#core/bulk/bulk_kind'
import type { Origin } from '#core/audit/origin'
import type { Transaction } from '#core/database/store'

/** How many products are changed at once: prices, specials, states, categories, attributes, or what is on hand of them. */
@inject()
export class ProductChanges implements BulkKind<BulkChange, BulkProduct, ProductCell> {
  readonly tables = {
    changes: 'catalogue_bulk_changes',
    rows: 'catalogue_bulk_change_rows',
    total: 'products',
    thing: 'product_id',
  }
  readonly list = 'catalogue.products'
  readonly job = 'catalogue.bulk_change'
  readonly permission = 'catalogue.products.mass_update'
  readonly undoRoute = 'catalogue.admin.product_change_undoings.store'
  readonly refusals = {
    nothingChosen: () => noSelection({}, 'selection'),
    notFound: (id: number) => changeNotFound({ id }),
    notReady: () => changeNotReady(),
    changedSince: { key: changedSince.kind.message, parameters: {} },
  }
  readonly lock = lockProducts
  readonly plan = planChange
  readonly valueOf = valueOf

  constructor(
    private readonly upsert: UpsertProducts,
    private readonly stock: MoveStock
  ) {}

  jobLabel(direction: Direction): string {
    return `catalogue.jobs.bulk_${direction}`
  }

  read(trx: Transaction, ids: readonly number[]): Promise<BulkProduct[]> {
    return readBulkProducts(new Statements(trx), ids)
  }

  async write(
    trx: Transaction,
    steps: readonly BulkStep<BulkProduct, ProductCell>[],
    { direction, origin }: { direction: Direction; origin: Origin }
  ): Promise<(BulkProblem | null)[]> {
    if (steps.some(({ cells }) => cells.some(({ field }) => field === 'stock'))) {
      return this.#moveStock(trx, steps, { direction, origin })
    }
    const inputs = steps.map(({ thing, cells }) => inputOf(cells, thing, direction))
    const results = await this.upsert.execute(inputs, { origin }, trx)
    return results.map(({ errors }) => problemOf(errors))
  }

  /** All at once; where a piece was sold meanwhile, one by one, so that only that product is left as it is. */
  async #moveStock(
    trx: Transaction,
    steps: readonly BulkStep<BulkProduct, ProductCell>[],
    { direction, origin }: { direction: Direction; origin: Origin }
  ): Promise<(BulkProblem | null)[]> {
    const moves = steps.map(({ cells }) => movesOf(cells, direction))
    if ((await this.#moved(trx, moves.flat(), origin)) === null) return steps.map(() => null)
    const problems: (BulkProblem | null)[] = []
    for (const own of moves) problems.push(await this.#moved(trx, own, origin))
    return problems
  }

  /** What is refused is refused before anything is written. */
  async #moved(trx: Transaction, moves: readonly StockMove[], origin: Origin): Promise<BulkProblem | null> {
    try {
      await this.stock.execute(moves, origin, trx)
      return null
    } catch (error) {
      if (error instanceof DomainError) return { key: error.kind.message, parameters: error.parameters }
      throw error
    }
  }
}

const REQUIRED = valueRequired.kind.code

/** The first reason; all attributes that are missing make one. */
function problemOf(errors: readonly DomainError[]): BulkProblem | null {
  const [first] = errors
  if (!first) return null
  const missing = errors.flatMap(({ kind, field = '' }) =>
    kind.code === REQUIRED && field.startsWith('attributes.') ? field.slice('attributes.'.length) : []
  )
  return incompleteProblem(missing) ?? { key: first.kind.message, parameters: first.parameters }
}
