import type { Bindings } from '#core/database/reader'
import type { Store } from '#core/database/store'
import type { Locale } from '#core/i18n/locales'
import type { ProductValues } from '#plugins/catalogue/listing/index/value_store'

/** Keys of a product's values that are not attribute codes. */
export const CATEGORY = '@category'
export const REDUCED = '@reduced'
export const IN_STOCK = '@in_stock'

/** Added to the position of a sold-out product, so that it comes after all others. */
export const SOLD_OUT = 2 ** 40

/** What a product is filtered and sorted by in one channel, whatever it costs. */
export interface ListingKey {
  id: number
  position: number
  /** Unix time in milliseconds. */
  createdAt: number
  /** Sort key of the name, per language. */
  names: Partial<Record<Locale, string>>
  values: ProductValues
}

/** The price of a product in one currency for one customer group. */
export interface ListedPrice {
  id: number
  /** Minor units. */
  amount: number
  isReduced: boolean
}

/** The prices that a list shows. */
export interface PriceKind {
  currency: string
  /** Code of a customer group; empty: the public prices. */
  group: string
}

/** Some products of a channel: those with these ids, or those between two ids, both included. */
export type Some = { ids: readonly number[] } | { from: number; to: number }

interface KeyRow {
  id: number | string
  position: number | string
  created_at: string
  names: string
  facets: string
}

interface PriceRow {
  id: number | string
  amount: number | string
  regular_amount: number | string | null
}

const AMONG = {
  sqlite: 'product_id in (select value from json_each(?))',
  pg: 'product_id = any (array(select value::bigint from json_array_elements_text(?::json)))',
}

/** Reads the keys of some products, in the order of their ids. */
export async function readListingKeys(store: Store, channel: string, some: Some): Promise<ListingKey[]> {
  const { sql, bindings } = among(store, some)
  const rows = await store.reader.all<KeyRow>(
    `select product_id as id, position, created_at, names, facets from catalogue_listing_keys
     where channel = ? and ${sql} order by product_id`,
    [channel, ...bindings]
  )
  return rows.map(toKey)
}

/** Reads the next keys of a channel after an id, in the order of the ids. */
export async function readNextKeys(store: Store, channel: string, after: number, limit: number): Promise<ListingKey[]> {
  const rows = await store.reader.all<KeyRow>(
    `select product_id as id, position, created_at, names, facets from catalogue_listing_keys
     where channel = ? and product_id > ? order by product_id limit ?`,
    [channel, after, limit]
  )
  return rows.map(toKey)
}

/** Reads the prices of some products. Those of a customer group replace the public ones where it has its own. */
export async function readListedPrices(
  store: Store,
  channel: string,
  { currency, group }: PriceKind,
  some: Some
): Promise<ListedPrice[]> {
  const { sql, bindings } = among(store, some)
  const rows = await store.reader.all<PriceRow & { customer_group: string }>(
    `select product_id as id, customer_group, amount, regular_amount from catalogue_listing_prices
     where ${sql} and channel = ? and customer_group in ('', ?) and currency = ? order by product_id, customer_group`,
    [...bindings, channel, group, currency]
  )
  const prices: ListedPrice[] = []
  for (const row of rows) {
    const price = { id: Number(row.id), amount: Number(row.amount), isReduced: row.regular_amount !== null }
    // The public price comes first. Without one the product is not listed.
    if (row.customer_group === '') prices.push(price)
    else if (prices.at(-1)?.id === price.id) prices[prices.length - 1] = price
  }
  return prices
}

function among({ dialect }: Store, some: Some): { sql: string; bindings: Bindings } {
  if ('ids' in some) return { sql: AMONG[dialect], bindings: [JSON.stringify(some.ids)] }
  return { sql: 'product_id between ? and ?', bindings: [some.from, some.to] }
}

function toKey(row: KeyRow): ListingKey {
  const values = JSON.parse(row.facets) as Record<string, readonly string[]>
  const position = Number(row.position)
  if (position < SOLD_OUT) values[IN_STOCK] = ['1']
  return {
    id: Number(row.id),
    position,
    createdAt: Date.parse(row.created_at),
    names: JSON.parse(row.names) as ListingKey['names'],
    values,
  }
}
