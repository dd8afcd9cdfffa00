import { convertAmount, convertShapes, type Conversion } from '#plugins/catalogue/listing/convert_prices'
import type { PagePrices } from '#plugins/catalogue/listing/group_prices'
import type { PageShape, PartShape } from '#plugins/catalogue/listing/shapes/product_shapes'
import type { WrittenRow } from '#core/database/write'

/** A row of `catalogue_listing_prices` in the currency that the product's prices are set in. */
export interface SetPrices {
  id: number
  channel: string
  /** Empty: everybody. */
  group: string
  currency: string
  amount: number
  regular: number | null
  lowest: number | null
  until: string | null
  /** What cards and pages say differently, as JSON; of everybody's prices it is made of their page. */
  card: string
  page: string
}

/** The same prices in another currency: as `priceRows` makes them, of what is listed already. */
export function convertedRow(set: SetPrices, conversion: Conversion): WrittenRow {
  const { id, channel, group, currency, until, card, page } = set
  const amounts = [set.amount, set.regular, set.lowest].map((amount) =>
    amount === null ? null : convertAmount(amount, currency, conversion)
  )
  return [
    ...[id, channel, group, conversion.currency, ...amounts, until],
    ...[convertShapes(card, conversion), convertShapes(page, conversion)],
  ]
}

/** Everybody's prices out of a page as it is listed. */
export function openPrices(listed: string): { card: string; page: string } {
  const page = JSON.parse(listed) as PageShape
  const { price, regularPrice, lowestPrice, pricePerLitre, isFrom, tier } = page
  const card = { price, regularPrice, lowestPrice, pricePerLitre, isFrom, tier }
  const prices: PagePrices = {
    ...card,
    variants: Object.fromEntries(
      page.variants.map(({ id, tiers, ...offer }) => [
        id,
        {
          price: offer.price,
          regularPrice: offer.regularPrice,
          lowestPrice: offer.lowestPrice,
          pricePerLitre: offer.pricePerLitre,
          tiers,
        },
      ])
    ),
    parts: Object.fromEntries(partsOf(page).map((part) => [part.sku, pricesOfPart(part)])),
    bundle: page.bundle && { total: page.bundle.total, separately: page.bundle.separately },
  }
  return { card: JSON.stringify(card), page: JSON.stringify(prices) }
}

function partsOf({ members, bundle }: PageShape): PartShape[] {
  return [...members, ...(bundle?.options.flatMap(({ parts }) => parts) ?? [])]
}

function pricesOfPart({ price, regularPrice, tiers = [] }: PartShape) {
  return { price, regularPrice, tiers }
}
