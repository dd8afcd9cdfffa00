import { rowWrite } from '#core/database/write_rows'
import { Statements } from '#core/database/statements'
import { KEYS, PRICES, TEXTS } from '#plugins/catalogue/listing/listing_targets'
import { priceRows, type Conversions } from '#plugins/catalogue/listing/prices/price_rows'
import type { BuiltListing } from '#plugins/catalogue/listing/build_listing'
import type { Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'

const TABLES = ['catalogue_listings', 'catalogue_listing_keys', 'catalogue_listing_prices']

/** The listings of a channel, and the conversions of its prices. */
export interface ChannelListings {
  channel: string
  built: readonly BuiltListing[]
  conversions: Conversions
}

/** The writes that insert or replace the listings of all channels and delete those of the products in `gone`. */
export function listingWrites(
  db: Statements,
  listings: readonly ChannelListings[],
  { gone, isNew }: { gone: readonly number[]; isNew: (id: number) => boolean }
): Write[] {
  const { dialect } = db
  const of = <Row>(rowsOf: (channel: string, built: BuiltListing) => Row[]) =>
    listings.flatMap(({ channel, built }) => built.flatMap((each) => rowsOf(channel, each)))
  return [
    rowWrite(
      dialect,
      TEXTS,
      of((channel, { id, updatedAt, texts, links }) =>
        texts.map(({ locale, slug, card, page }) => ({
          product_id: id,
          channel,
          locale,
          slug,
          updated_at: updatedAt,
          card,
          page,
          links,
        }))
      )
    ),
    rowWrite(
      dialect,
      KEYS,
      of((channel, { id, position, createdAt, names, facets }) => [
        {
          channel,
          product_id: id,
          position,
          created_at: createdAt,
          names: JSON.stringify(names),
          facets: JSON.stringify(facets),
        },
      ])
    ),
    ...priceWrites(db, listings, isNew),
    ...TABLES.map((table) => db.write(`delete from ${table} where product_id in ${db.ids}`, gone)),
  ]
}

/** The public prices, those of customer groups and those in other currencies. Other stored prices of the products are deleted. */
function priceWrites(db: Statements, listings: readonly ChannelListings[], isNew: (id: number) => boolean): Write[] {
  const rows = listings.flatMap(({ channel, built, conversions }) =>
    built.flatMap((listing) => priceRows(listing, channel, conversions))
  )
  const key = { product: 'bigint', channel: 'text', customers: 'text', currency: 'text' } as const
  return [
    db.write(
      `delete from catalogue_listing_prices where product_id in ${db.ids}
         and (product_id, channel, customer_group, currency) not in
           (select r.product, r.channel, r.customers, r.currency from ${db.rows(key)})`,
      [...new Set(listings.flatMap(({ built }) => built.map(({ id }) => id)))].filter((id) => !isNew(id)),
      rows.map((row) => ({
        product: row.product_id,
        channel: row.channel,
        customers: row.customer_group,
        currency: row.currency,
      }))
    ),
    rowWrite(db.dialect, PRICES, rows),
  ]
}

/** Deletes the listings of products. */
export async function removeListings(trx: Transaction, ids: readonly number[]): Promise<void> {
  const db = new Statements(trx)
  for (const table of TABLES) await db.run(`delete from ${table} where product_id in ${db.ids}`, ids)
}
