import { inject } from '@adonisjs/core'
import { UpsertProducts } from '#plugins/catalogue/actions/upsert_products'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { changedSince, changeNotFound, changeNotReady, noSelection, valueRequired } from '#plugins/catalogue/errors'
import { incompleteProblem, planChange } from '#plugins/catalogue/services/bulk/plan_change'
import { readBulkProducts } from '#plugins/catalogue/services/bulk/read_bulk_products'
import { inputOf, valueOf } from '#plugins/catalogue/services/bulk/step_change'
import { lockProducts } from '#plugins/catalogue/services/lock_products'
import type { BulkChange, BulkProduct, ProductCell } from '#plugins/catalogue/services/bulk/bulk_change'
import type { BulkKind, BulkProblem, BulkStep, Direction } from '#core/bulk/bulk_kind'
import type { DomainError } from '#core/errors/domain_error'
import type { Origin } from '#core/audit/origin'
import type { Transaction } from '#core/database/store'

/** How many products are changed at once: their prices, specials, states and categories. */
@inject()
export class ProductChanges implements BulkKind<BulkChange, BulkProduct, ProductCell> {
  readonly tables = {
    ...{ changes: 'catalogue_bulk_changes', rows: 'catalogue_bulk_change_rows' },
    ...{ total: 'products', thing: 'product_id' },
  }
  readonly list = 'catalogue.products'
  readonly job = 'catalogue.bulk_change'
  readonly permission = 'catalogue.products.mass_update'
  readonly undoRoute = 'catalogue.admin.product_change_undoings.store'
  readonly refusals = {
    nothingChosen: () => noSelection({}, 'selection'),
    notFound: (id: number) => changeNotFound({ id }),
    notReady: () => changeNotReady(),
    changedSince: { key: changedSince().kind.message, parameters: {} },
  }
  readonly lock = lockProducts
  readonly plan = planChange
  readonly valueOf = valueOf

  constructor(private readonly upsert: UpsertProducts) {}

  jobLabel(direction: Direction): string {
    return `catalogue.jobs.bulk_${direction}`
  }

  read(trx: Transaction, ids: readonly number[]): Promise<BulkProduct[]> {
    return readBulkProducts(new Bulk(trx), ids)
  }

  async write(
    trx: Transaction,
    steps: readonly BulkStep<BulkProduct, ProductCell>[],
    { direction, origin }: { direction: Direction; origin: Origin }
  ): Promise<(BulkProblem | null)[]> {
    const inputs = steps.map(({ thing, cells }) => inputOf(cells, thing, direction))
    const results = await this.upsert.execute(inputs, { origin }, trx)
    return results.map(({ errors }) => problemOf(errors))
  }
}

const REQUIRED = valueRequired().kind.code

/** The first reason; all attributes that are missing make one. */
function problemOf(errors: readonly DomainError[]): BulkProblem | null {
  const [first] = errors
  if (!first) return null
  const missing = errors.flatMap(({ kind, field = '' }) =>
    kind.code === REQUIRED && field.startsWith('attributes.') ? field.slice('attributes.'.length) : []
  )
  return incompleteProblem(missing) ?? { key: first.kind.message, parameters: first.parameters }
}
