import { groupsWithPrices, planGroupPrices } from '#plugins/catalogue/services/price_choice'
import { same } from '#plugins/catalogue/services/upsert/plan'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { Write } from '#core/database/write'
import type { VariantState } from '#plugins/catalogue/services/upsert/product_state'
import type { VariantChange } from '#plugins/catalogue/services/upsert/write_variants'

/** Prices of one piece: those of several are no public price. */
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

/** The prices of everybody and of groups from now on, over those that were planned; what has passed stays. */
export function priceWrites(bulk: Bulk, changes: readonly VariantChange[], currency: string, now: string): Write[] {
  const repriced = changes.filter(isRepriced)
  const standing = repriced.filter(({ before }) => before !== null).map(({ after }) => after.id)
  const source = bulk.rows({
    variant: 'bigint',
    customers: 'text',
    currency: 'text',
    amount: 'bigint',
    from_at: 'instant',
    to_at: 'instant',
    is_reduced: 'boolean',
  })
  return [
    bulk.write(
      `delete from catalogue_price_history where variant_id in ${bulk.ids} and currency = ? and from_at >= ?`,
      standing,
      ...[currency, now]
    ),
    bulk.write(
      `update catalogue_price_history set to_at = r.now
       from ${bulk.rows({ variant: 'bigint', currency: 'text', now: 'instant' })}
       where variant_id = r.variant and catalogue_price_history.currency = r.currency
         and from_at < r.now and (to_at is null or to_at > r.now)`,
      standing.map((variant) => ({ variant, currency, now }))
    ),
    bulk.write(
      `insert into catalogue_price_history (variant_id, customer_group, currency, amount, from_at, to_at, is_reduced)
       select r.variant, r.customers, r.currency, r.amount, r.from_at, r.to_at, r.is_reduced from ${source} where true`,
      repriced.flatMap(({ after }) =>
        ['', ...groupsWithPrices({ prices: ofOnePiece(after) })].flatMap((group) =>
          planGroupPrices(after, group, now).map(({ amount, isReduced, from, to }) => ({
            ...{ variant: after.id, customers: group, currency, amount },
            from_at: from,
            to_at: to,
            is_reduced: isReduced,
          }))
        )
      )
    ),
  ]
}
