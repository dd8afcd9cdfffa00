import { writeRows, type RowTarget } from '#core/database/write_rows'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { priceRows, type Conversions } from '#plugins/catalogue/listing/price_rows'
import type { BuiltListing } from '#plugins/catalogue/listing/build_listing'
import type { Transaction } from '#core/database/store'

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
  tail: `on conflict (channel, product_id) do update set position = excluded.position, created_at = excluded.created_at,
    names = excluded.names, facets = excluded.facets`,
}

const PRICES: RowTarget = {
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
  tail: `on conflict (product_id, channel, customer_group, currency) do update set amount = excluded.amount,
    regular_amount = excluded.regular_amount, lowest_amount = excluded.lowest_amount,
    valid_until = excluded.valid_until, card = excluded.card, page = excluded.page`,
}

/** Writes listings of one channel over those that stand, in its currencies. */
export async function writeListings(
  trx: Transaction,
  channel: string,
  built: readonly BuiltListing[],
  conversions: Conversions
): Promise<void> {
  await writeRows(
    trx,
    TEXTS,
    built.flatMap(({ id, updatedAt, texts, links }) =>
      texts.map(({ locale, slug, card, page }) => [id, channel, locale, slug, updatedAt, card, page, links])
    )
  )
  await writeRows(
    trx,
    KEYS,
    built.map(({ id, position, createdAt, names, facets }) => [
      channel,
      id,
      position,
      createdAt,
      JSON.stringify(names),
      JSON.stringify(facets),
    ])
  )
  await writePrices(trx, channel, built, conversions)
}

/** Everybody's prices, those of the groups that pay something else, and those in other currencies. */
async function writePrices(
  trx: Transaction,
  channel: string,
  built: readonly BuiltListing[],
  conversions: Conversions
): Promise<void> {
  const bulk = new Bulk(trx)
  await bulk.run(
    `delete from catalogue_listing_prices where product_id in ${bulk.ids} and channel = ?
       and (customer_group <> '' or card is not null)`,
    built.map(({ id }) => id),
    channel
  )
  await writeRows(
    trx,
    PRICES,
    built.flatMap((listing) => priceRows(listing, channel, conversions))
  )
}

/** Takes products out of every list. */
export async function removeListings(trx: Transaction, ids: readonly number[]): Promise<void> {
  const bulk = new Bulk(trx)
  for (const table of ['catalogue_listings', 'catalogue_listing_keys', 'catalogue_listing_prices']) {
    await bulk.run(`delete from ${table} where product_id in ${bulk.ids}`, ids)
  }
}
