import { groupsWithPrices, planGroupPrices } from '#plugins/catalogue/prices/price_choice'
import { priceHistory } from '#plugins/catalogue/products/tables'
import { same } from '#plugins/catalogue/products/upsert/plan'
import type { Statements } from '#core/database/statements'
import type { Write } from '#core/database/write'
import type { VariantState } from '#plugins/catalogue/products/upsert/product_state'
import type { VariantChange } from '#plugins/catalogue/products/upsert/write_variants'

/** Prices of a single piece. Only these are public prices with a history. */
function ofOnePiece({ prices }: VariantState) {
  return prices.filter(({ quantity }) => quantity === 1)
}

function isRepriced({ before, after }: VariantChange): boolean {
  return (
    before === null ||
    before.price !== after.price ||
    before.specialPrice !== after.specialPrice ||
    before.specialFrom !== after.specialFrom ||
    before.specialTo !== after.specialTo ||
    !same(ofOnePiece(before), ofOnePiece(after))
  )
}

/** Writes the price history from now on, for everybody and for groups. Past entries stay, planned ones are replaced. */
export function priceWrites(db: Statements, changes: readonly VariantChange[], currency: string, now: string): Write[] {
  const repriced = changes.filter(isRepriced)
  const existing = repriced.filter(({ before }) => before !== null).map(({ after }) => after.id)
  const planned = repriced.flatMap(({ after }) =>
    ['', ...groupsWithPrices({ prices: ofOnePiece(after) })].flatMap((group) =>
      planGroupPrices(after, group, now).map((price) => ({ ...price, variantId: after.id as number, group, currency }))
    )
  )
  return [
    db.write(
      `delete from catalogue_price_history where variant_id in ${db.ids} and currency = ? and from_at >= ?`,
      existing,
      ...[currency, now]
    ),
    db.write(
      `update catalogue_price_history set to_at = r.now
       from ${db.rows({ variant: 'bigint', currency: 'text', now: 'instant' })}
       where variant_id = r.variant and catalogue_price_history.currency = r.currency
         and from_at < r.now and (to_at is null or to_at > r.now)`,
      existing.map((variant) => ({ variant, currency, now }))
    ),
    priceHistory.insertWrite(db.dialect, planned),
  ]
}
