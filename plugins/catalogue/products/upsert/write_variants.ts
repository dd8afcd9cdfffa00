import { runReturning, runWrites } from '#core/database/write_set'
import { same, type ProductPlan } from '#plugins/catalogue/products/upsert/plan'
import { variants } from '#plugins/catalogue/products/tables'
import type { Dialect, Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'
import type { VariantState } from '#plugins/catalogue/products/upsert/product_state'

/** A variant before and after the batch. */
export interface VariantChange {
  product: number
  before: VariantState | null
  after: VariantState
}

/** The variants of a batch before and after. */
export function variantChanges(plans: readonly ProductPlan[]): VariantChange[] {
  return plans.flatMap(({ current, next }) => {
    const present = new Map(current?.variants.map((variant) => [variant.id, variant]))
    return next.variants.map((after) => ({
      product: next.id as number,
      before: after.id === null ? null : (present.get(after.id) ?? null),
      after,
    }))
  })
}

/** The values of a variant that its own row holds. */
function rowOf({ stock: _, prices: __, ...row }: VariantState) {
  return row
}

/** Deletes removed variants and inserts new ones, setting their ids: a statement each, if there are some. */
export async function replaceVariants(
  trx: Transaction,
  dialect: Dialect,
  plans: readonly ProductPlan[],
  currency: string
): Promise<void> {
  const present = new Set(plans.flatMap(({ next }) => next.variants.map(({ id }) => id)))
  const removed = plans
    .flatMap(({ current }) => current?.variants.map(({ id }) => id as number) ?? [])
    .filter((id) => !present.has(id))
  const fresh = variantChanges(plans).filter(({ after }) => after.id === null)
  const rows = fresh.map(({ product, after }) => {
    const { id: _, ...row } = rowOf(after)
    return { ...row, productId: product, currency }
  })
  await runWrites(trx, [
    variants.deleteWrite(
      dialect,
      removed.map((id) => ({ id }))
    ),
  ])
  const inserted = await runReturning<{ id: number; sku: string }>(
    trx,
    variants.insertWrite(dialect, rows, { tail: 'returning id, sku' })
  )
  const ids = new Map(inserted.map(({ id, sku }) => [sku, id]))
  for (const { after } of fresh) after.id = ids.get(after.sku) ?? null
}

/** Updates the variants that changed. */
export function variantWrite(dialect: Dialect, changes: readonly VariantChange[], currency: string): Write {
  const changed = changes.filter(({ before, after }) => before && !same(rowOf(before), rowOf(after)))
  const rows = changed.map(({ after }) => ({ ...rowOf(after), id: after.id as number, currency }))
  return variants.updateWrite(dialect, rows, ['id'], 'version = version + 1')
}
