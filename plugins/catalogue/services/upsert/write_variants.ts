import { same, type ProductPlan } from '#plugins/catalogue/services/upsert/plan'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { Write } from '#core/database/write'
import type { VariantState } from '#plugins/catalogue/services/upsert/product_state'

const COLUMNS = {
  id: 'bigint',
  product: 'bigint',
  sku: 'text',
  position: 'integer',
  currency: 'text',
  price: 'bigint',
  special: 'bigint',
  special_from: 'instant',
  special_to: 'instant',
  weight: 'integer',
  barcode: 'text',
  options: 'json',
  status: 'text',
  manage_stock: 'boolean',
} as const

/** A variant with what it was before the batch. */
export interface VariantChange {
  product: number
  before: VariantState | null
  after: VariantState
}

/** The variants of a batch, each with what it was. */
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

/** Removes variants that left and inserts new ones, which learn their ids: a statement each, where there are some. */
export async function replaceVariants(bulk: Bulk, plans: readonly ProductPlan[], currency: string): Promise<void> {
  const kept = new Set(plans.flatMap(({ next }) => next.variants.map(({ id }) => id)))
  const removed = plans.flatMap(({ current }) => current?.variants.map(({ id }) => id) ?? [])
  await bulk.run(
    `delete from catalogue_variants where id in ${bulk.ids}`,
    removed.filter((id) => !kept.has(id))
  )
  const fresh = variantChanges(plans).filter(({ after }) => after.id === null)
  const rows = await bulk.run<{ id: number; sku: string }>(
    `insert into catalogue_variants (product_id, sku, position, currency, price_amount, special_price_amount,
       special_from, special_to, weight, barcode, options, status, manage_stock)
     select r.product, r.sku, r.position, r.currency, r.price, r.special, r.special_from, r.special_to, r.weight,
       r.barcode, r.options, r.status, r.manage_stock
     from ${bulk.rows(COLUMNS)} where true returning id, sku`,
    fresh.map(({ product, after }) => ({ ...rowOf(after), product, currency }))
  )
  const ids = new Map(rows.map(({ id, sku }) => [sku, id]))
  for (const { after } of fresh) after.id = ids.get(after.sku) ?? null
}

/** The variants that differ from what they were. */
export function variantWrite(bulk: Bulk, changes: readonly VariantChange[], currency: string): Write {
  const changed = changes.filter(({ before, after }) => before && !same(rowOf(before), rowOf(after)))
  return bulk.write(
    `update catalogue_variants set sku = r.sku, position = r.position, currency = r.currency, price_amount = r.price,
       special_price_amount = r.special, special_from = r.special_from, special_to = r.special_to,
       weight = r.weight, barcode = r.barcode, options = r.options, status = r.status,
       manage_stock = r.manage_stock, version = version + 1
     from ${bulk.rows(COLUMNS)} where catalogue_variants.id = r.id`,
    changed.map(({ product, after }) => ({ ...rowOf(after), product, currency }))
  )
}

function rowOf(variant: VariantState) {
  const { id, sku, position, price, specialPrice, specialFrom, specialTo, weight, barcode, options, status } = variant
  return {
    id,
    sku,
    position,
    price,
    special: specialPrice,
    special_from: specialFrom,
    special_to: specialTo,
    weight,
    barcode,
    options,
    status,
    manage_stock: variant.manageStock,
  }
}
