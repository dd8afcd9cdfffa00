import { rowWrite, type RowTarget } from '#core/database/write_rows'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { priceRows, type Conversions } from '#plugins/catalogue/listing/price_rows'
import type { BuiltListing } from '#plugins/catalogue/listing/build_listing'
import type { Transaction } from '#core/database/store'
import type { Write, WrittenRow } from '#core/database/write'

const TABLES = ['catalogue_listings', 'catalogue_listing_keys', 'catalogue_listing_prices']

const TEXTS: RowTarget = {
  table: 'catalogue_listings',
  columns: {
    product_id: 'bigint',
    channel: 'text',
    locale: 'text',
    slug: 'text',
    updated_at: 'text',
    card: 'text',
    page: 'text',
    links: 'text',
  },
  tail: `on conflict (product_id, channel, locale) do update set slug = excluded.slug, updated_at = excluded.updated_at,
    card = excluded.card, page = excluded.page, links = excluded.links`,
  isLarge: true,
}

const KEYS: RowTarget = {
  table: 'catalogue_listing_keys',
  columns: {
    channel: 'text',
    product_id: 'bigint',
    position: 'bigint',
    created_at: 'text',
    names: 'text',
    facets: 'text',
  },
  tail: changed('catalogue_listing_keys', ['channel', 'product_id'], ['position', 'created_at', 'names', 'facets']),
}

/** Prices, over those that stand. */
export const PRICES: RowTarget = {
  table: 'catalogue_listing_prices',
  columns: {
    product_id: 'bigint',
    channel: 'text',
    customer_group: 'text',
    currency: 'text',
    amount: 'bigint',
    regular_amount: 'bigint',
    lowest_amount: 'bigint',
    valid_until: 'instant',
    card: 'text',
    page: 'text',
  },
  tail: changed(
    'catalogue_listing_prices',
    ['product_id', 'channel', 'customer_group', 'currency'],
    ['amount', 'regular_amount', 'lowest_amount', 'valid_until', 'card', 'page']
  ),
}

/** Writes over rows that stand, where something differs. */
function changed(table: string, key: readonly string[], columns: readonly string[]): string {
  const set = columns.map((name) => `${name} = excluded.${name}`)
  const differs = columns.map((name) => `${table}.${name} is distinct from excluded.${name}`)
  return `on conflict (${key.join(', ')}) do update set ${set.join(', ')} where ${differs.join(' or ')}`
}

/** Listings of a channel, and the currencies its prices are converted into. */
export interface ChannelListings {
  channel: string
  built: readonly BuiltListing[]
  conversions: Conversions
}

/** Puts the listings of all channels in the place of those that stand, and takes `gone` products out of every list. */
export function listingWrites(
  bulk: Bulk,
  listings: readonly ChannelListings[],
  { gone, isNew }: { gone: readonly number[]; isNew: (id: number) => boolean }
): Write[] {
  const { dialect } = bulk
  const of = (rowsOf: (channel: string, built: BuiltListing) => WrittenRow[]) =>
    listings.flatMap(({ channel, built }) => built.flatMap((each) => rowsOf(channel, each)))
  return [
    rowWrite(
      dialect,
      TEXTS,
      of((channel, { id, updatedAt, texts, links }) =>
        texts.map(({ locale, slug, card, page }) => [id, channel, locale, slug, updatedAt, card, page, links])
      )
    ),
    rowWrite(
      dialect,
      KEYS,
      of((channel, { id, position, createdAt, names, facets }) => [
        [channel, id, position, createdAt, JSON.stringify(names), JSON.stringify(facets)],
      ])
    ),
    ...priceWrites(bulk, listings, isNew),
    ...TABLES.map((table) => bulk.write(`delete from ${table} where product_id in ${bulk.ids}`, gone)),
  ]
}

/** Everybody's prices, those of the groups that pay something else, and those in other currencies; no others stay. */
function priceWrites(bulk: Bulk, listings: readonly ChannelListings[], isNew: (id: number) => boolean): Write[] {
  const rows = listings.flatMap(({ channel, built, conversions }) =>
    built.flatMap((listing) => priceRows(listing, channel, conversions))
  )
  const key = { product: 'bigint', channel: 'text', customers: 'text', currency: 'text' } as const
  return [
    bulk.write(
      `delete from catalogue_listing_prices where product_id in ${bulk.ids}
         and (product_id, channel, customer_group, currency) not in
           (select r.product, r.channel, r.customers, r.currency from ${bulk.rows(key)})`,
      [...new Set(listings.flatMap(({ built }) => built.map(({ id }) => id)))].filter((id) => !isNew(id)),
      rows.map(([product, channel, customers, currency]) => ({ product, channel, customers, currency }))
    ),
    rowWrite(bulk.dialect, PRICES, rows),
  ]
}

/** Takes products out of every list. */
export async function removeListings(trx: Transaction, ids: readonly number[]): Promise<void> {
  const bulk = new Bulk(trx)
  for (const table of TABLES) await bulk.run(`delete from ${table} where product_id in ${bulk.ids}`, ids)
}
