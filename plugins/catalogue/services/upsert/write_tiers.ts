import { same } from '#plugins/catalogue/services/upsert/plan'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { VariantChange } from '#plugins/catalogue/services/upsert/write_variants'

/** Writes prices by group and quantity of the variants whose prices changed. */
export async function writeTiers(bulk: Bulk, changes: readonly VariantChange[]): Promise<void> {
  const moved = changes.filter(({ before, after }) => !same(before?.prices ?? [], after.prices))
  await bulk.run(
    `delete from catalogue_variant_prices where variant_id in ${bulk.ids}`,
    moved.filter(({ before }) => (before?.prices.length ?? 0) > 0).map(({ after }) => after.id)
  )
  await bulk.run(
    `insert into catalogue_variant_prices (variant_id, customer_group, quantity, amount, percent)
     select r.variant, r.customers, r.quantity, r.amount, r.percent
     from ${bulk.rows({ variant: 'bigint', customers: 'text', quantity: 'integer', amount: 'bigint', percent: 'integer' })}
     where true`,
    moved.flatMap(({ after }) =>
      after.prices.map(({ group, quantity, amount, percent }) => {
        return { variant: after.id, customers: group || null, quantity, amount, percent }
      })
    )
  )
}
