import { convertAmount, convertShapes, type Conversion } from '#plugins/catalogue/listing/convert_prices'
import type { BuiltListing } from '#plugins/catalogue/listing/build_listing'
import type { Offer } from '#plugins/catalogue/listing/shapes/offers'
import type { WrittenRow } from '#core/database/write'

/** The currencies that prices in a currency are converted into. */
export type Conversions = (from: string) => readonly Conversion[]

interface OwnPrices {
  group: string
  offer: Offer
  /** What cards and pages say differently; null: they say it already. */
  card: string | null
  page: string | null
}

/**
 * Rows of `catalogue_listing_prices` for a product in a channel: everybody's prices and those of the groups that pay
 * something else, in the currency they are set in and converted into the channel's others.
 */
export function priceRows(built: BuiltListing, channel: string, conversions: Conversions): WrittenRow[] {
  const { id, offer, groups, until } = built
  const own: OwnPrices[] = [{ group: '', offer, card: null, page: null }, ...groups]
  const head = [id, channel] as const
  const rows = own.map(({ group, offer: of, card, page }): WrittenRow => {
    const { variant, amount, regular, lowest } = of
    return [...head, group, variant.currency, amount, regular, lowest, until, card, page]
  })
  for (const conversion of conversions(offer.variant.currency)) {
    const open = built.openPrices()
    for (const { group, offer: of, card, page } of own) {
      rows.push([
        ...[...head, group, conversion.currency, ...amountsOf(of, conversion), until],
        ...[convertShapes(card ?? open.card, conversion), convertShapes(page ?? open.page, conversion)],
      ])
    }
  }
  return rows
}

function amountsOf({ variant, amount, regular, lowest }: Offer, conversion: Conversion) {
  return [amount, regular, lowest].map((each) =>
    each === null ? null : convertAmount(each, variant.currency, conversion)
  )
}
