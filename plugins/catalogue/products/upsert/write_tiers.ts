import { same } from '#plugins/catalogue/products/upsert/plan'
import type { Statements } from '#core/database/statements'
import { variantPrices } from '#plugins/catalogue/products/tables'
import type { PriceState } from '#plugins/catalogue/products/upsert/product_state'
import type { VariantChange } from '#plugins/catalogue/products/upsert/write_variants'
import type { Write } from '#core/database/write'

/** Deletes removed prices by group and quantity, and writes those that changed. */
export function tierWrites(db: Statements, changes: readonly VariantChange[]): Write[] {
  const key = ({ group, quantity }: PriceState) => `${group} ${quantity}`
  const gone = changes.flatMap(({ before, after }) => {
    const present = new Set(after.prices.map(key))
    const removed = before?.prices.filter((price) => !present.has(key(price))) ?? []
    return removed.map(({ group, quantity }) => ({ variantId: after.id as number, group, quantity }))
  })
  const moved = changes.flatMap(({ before, after }) =>
    after.prices
      .filter((price) => !before?.prices.some((stored) => same(stored, price)))
      .map(({ group, ...price }) => ({ variantId: after.id as number, group: group || null, ...price }))
  )
  return [
    db.write(
      `delete from catalogue_variant_prices where id in (
         select p.id from ${variantPrices.source(db.dialect, ['variantId', 'group', 'quantity'])}
         join catalogue_variant_prices p on p.variant_id = r."variantId"
           and coalesce(p.customer_group, '') = r."group" and p.quantity = r.quantity)`,
      gone
    ),
    variantPrices.insertWrite(db.dialect, moved, {
      tail: `on conflict (variant_id, coalesce(customer_group, ''), quantity)
        do update set amount = excluded.amount, percent = excluded.percent`,
    }),
  ]
}
