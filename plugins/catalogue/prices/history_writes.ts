import { planGroupPrices, priceHolders, type TieredVariant } from '#plugins/catalogue/prices/price_choice'
import { priceHistory } from '#plugins/catalogue/products/tables'
import type { Statements } from '#core/database/statements'
import type { Write } from '#core/database/write'

/** A variant whose price changes now. */
export interface RepricedVariant extends TieredVariant {
  id: number
  currency: string
}

/** Writes the price history of variants from now on. Past entries stay, planned ones are replaced. */
export function historyWrites(
  db: Statements,
  { variants, existing, now }: { variants: readonly RepricedVariant[]; existing: readonly number[]; now: string }
): Write[] {
  const isExisting = new Set(existing)
  const stored = variants
    .filter(({ id }) => isExisting.has(id))
    .map(({ id, currency }) => ({ variant: id, currency, now }))
  const rows = db.rows({ variant: 'bigint', currency: 'text', now: 'instant' })
  const planned = variants.flatMap((variant) =>
    priceHolders(variant).flatMap((whose) =>
      planGroupPrices(variant, whose, now).map((price) => {
        return { ...price, ...whose, variantId: variant.id, currency: variant.currency }
      })
    )
  )
  return [
    db.write(
      `delete from catalogue_price_history where id in (
         select h.id from ${rows} join catalogue_price_history h
           on h.variant_id = r.variant and h.currency = r.currency and h.from_at >= r.now)`,
      stored
    ),
    db.write(
      `update catalogue_price_history set to_at = r.now from ${rows}
       where variant_id = r.variant and catalogue_price_history.currency = r.currency
         and from_at < r.now and (to_at is null or to_at > r.now)`,
      stored
    ),
    priceHistory.insertWrite(db.dialect, planned),
  ]
}
