import { convertAmount, convertJson, type Conversion } from '#plugins/catalogue/listing/prices/convert_prices'
import type { BuiltListing } from '#plugins/catalogue/listing/build_listing'
import type { Offer } from '#plugins/catalogue/listing/builders/offers'
import type { PriceRow } from '#plugins/catalogue/listing/listing_targets'

/** The conversions from a currency into the channel's others. */
export type Conversions = (from: string) => readonly Conversion[]

interface OwnPrices {
  group: string
  offer: Offer
  /** The price fields of the card and the page as JSON; null: the listed card and page have these prices. */
  card: string | null
  page: string | null
}

/**
 * Rows of `catalogue_listing_prices` for a product in a channel: the public prices and those of the groups that pay
 * something else, in their own currency and converted into the channel's others.
 */
export function priceRows(built: BuiltListing, channel: string, conversions: Conversions): PriceRow[] {
  const { id, offer, groups, until } = built
  const own: OwnPrices[] = [{ group: '', offer, card: null, page: null }, ...groups]
  const rows = own.map(({ group, offer: of, card, page }): PriceRow => ({
    product_id: id,
    channel,
    customer_group: group,
    currency: of.variant.currency,
    amount: of.amount,
    regular_amount: of.regular,
    lowest_amount: of.lowest,
    valid_until: until,
    card,
    page,
  }))
  for (const conversion of conversions(offer.variant.currency)) {
    const open = built.publicPrices()
    for (const { group, offer: of, card, page } of own) {
      const convert = (amount: number | null) =>
        amount === null ? null : convertAmount(amount, of.variant.currency, conversion)
      rows.push({
        product_id: id,
        channel,
        customer_group: group,
        currency: conversion.currency,
        amount: convert(of.amount),
        regular_amount: convert(of.regular),
        lowest_amount: convert(of.lowest),
        valid_until: until,
        card: convertJson(card ?? open.card, conversion),
        page: convertJson(page ?? open.page, conversion),
      })
    }
  }
  return rows
}
