import { same } from '#plugins/catalogue/services/upsert/plan'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { PriceState } from '#plugins/catalogue/services/upsert/product_state'
import type { VariantChange } from '#plugins/catalogue/services/upsert/write_variants'
import type { Write } from '#core/database/write'

/** Prices by group and quantity: those that went, and those that differ. */
export function tierWrites(bulk: Bulk, changes: readonly VariantChange[]): Write[] {
  const key = ({ group, quantity }: PriceState) => `${group} ${quantity}`
  const gone = changes.flatMap(({ before, after }) => {
    const kept = new Set(after.prices.map(key))
    const left = before?.prices.filter((price) => !kept.has(key(price))) ?? []
    return left.map(({ group, quantity }) => ({ variant: after.id, customers: group, quantity }))
  })
  const moved = changes.flatMap(({ before, after }) =>
    after.prices
      .filter((price) => !before?.prices.some((standing) => same(standing, price)))
      .map(({ group, ...price }) => ({ variant: after.id, customers: group || null, ...price }))
  )
  return [
    bulk.write(
      `delete from catalogue_variant_prices where id in (
         select p.id from ${bulk.rows({ variant: 'bigint', customers: 'text', quantity: 'integer' })}
         join catalogue_variant_prices p on p.variant_id = r.variant
           and coalesce(p.customer_group, '') = r.customers and p.quantity = r.quantity)`,
      gone
    ),
    bulk.write(
      `insert into catalogue_variant_prices (variant_id, customer_group, quantity, amount, percent)
       select r.variant, r.customers, r.quantity, r.amount, r.percent
       from ${bulk.rows({ variant: 'bigint', customers: 'text', quantity: 'integer', amount: 'bigint', percent: 'integer' })}
       where true
       on conflict (variant_id, coalesce(customer_group, ''), quantity)
         do update set amount = excluded.amount, percent = excluded.percent`,
      moved
    ),
  ]
}
