import { convertAmount, convertJson, type Conversion } from '#plugins/catalogue/listing/prices/convert_prices'
import type { PagePrices } from '#plugins/catalogue/listing/prices/group_prices'
import type { PageShape, PartShape } from '#plugins/catalogue/listing/product_shapes'
import type { PriceRow } from '#plugins/catalogue/listing/listing_targets'

/** A row of `catalogue_listing_prices` in the currency in which the product's prices are set. */
export interface SetPrices {
  id: number
  channel: string
  /** Code of the customer group; empty: everybody. */
  group: string
  currency: string
  amount: number
  regular: number | null
  lowest: number | null
  until: string | null
  /** The price fields of the card and the page as JSON. Those of everybody come from `publicPrices`. */
  card: string
  page: string
}

/** The row of the same prices in another currency, as `priceRows` builds it. */
export function convertedRow(set: SetPrices, conversion: Conversion): PriceRow {
  const { id, channel, group, currency, until, card, page } = set
  const convert = (amount: number | null) => (amount === null ? null : convertAmount(amount, currency, conversion))
  return {
    product_id: id,
    channel,
    customer_group: group,
    currency: conversion.currency,
    amount: convert(set.amount),
    regular_amount: convert(set.regular),
    lowest_amount: convert(set.lowest),
    valid_until: until,
    card: convertJson(card, conversion),
    page: convertJson(page, conversion),
  }
}

/** The public prices of the card and the page, read from the JSON of a listed page. */
export function publicPrices(listed: string): { card: string; page: string } {
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
