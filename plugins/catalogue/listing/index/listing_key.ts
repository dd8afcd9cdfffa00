import type { Reader } from '#core/database/reader'
import type { Dialect } from '#core/database/store'
import type { Locale } from '#core/i18n/locales'
import type { ProductValues } from '#plugins/catalogue/listing/index/value_store'

/** Keys of a product's values that are not attribute codes. */
export const CATEGORY = '@category'
export const REDUCED = '@reduced'
export const IN_STOCK = '@in_stock'

/** Added to the position of a sold-out product, so that it comes after all others. */
export const SOLD_OUT = 2 ** 40

/** What a product is filtered and sorted by in one channel. */
export interface ListingKey {
  id: number
  position: number
  /** Unix time in milliseconds. */
  createdAt: number
  /** Sort key of the name, per language. */
  names: Partial<Record<Locale, string>>
  values: ProductValues
  /** Minor units of the channel's currency. */
  price: number
}

interface KeyRow {
  id: number | string
  position: number | string
  created_at: string
  names: string
  facets: string
  amount: number | string
  regular_amount: number | string | null
}

const KEYS = `select keys.product_id as id, keys.position, keys.created_at, keys.names, keys.facets,
    prices.amount, prices.regular_amount
  from catalogue_listing_keys as keys
  join catalogue_listing_prices as prices on prices.product_id = keys.product_id and prices.channel = keys.channel
    and prices.customer_group = '' and prices.currency = ?
  where keys.channel = ?`

/** The same with the prices of a customer group where it has its own. */
const GROUP_KEYS = `select keys.product_id as id, keys.position, keys.created_at, keys.names, keys.facets,
    coalesce(own.amount, prices.amount) as amount,
    case when own.amount is null then prices.regular_amount else own.regular_amount end as regular_amount
  from catalogue_listing_keys as keys
  join catalogue_listing_prices as prices on prices.product_id = keys.product_id and prices.channel = keys.channel
    and prices.customer_group = '' and prices.currency = ?
  left join catalogue_listing_prices as own on own.product_id = keys.product_id and own.channel = keys.channel
    and own.customer_group = ? and own.currency = prices.currency
  where keys.channel = ?`

const WITH_IDS: Record<Dialect, string> = {
  sqlite: 'keys.product_id in (select value from json_each(?))',
  pg: 'keys.product_id = any (array(select value::bigint from json_array_elements_text(?::json)))',
}

/** Reads the keys of a channel's products: all, or those with these ids. */
export async function readListingKeys(
  reader: Reader,
  dialect: Dialect,
  { channel, currency, group = '', ids }: { channel: string; currency: string; group?: string; ids?: readonly number[] }
): Promise<ListingKey[]> {
  const keys = group === '' ? KEYS : GROUP_KEYS
  const place = group === '' ? [currency, channel] : [currency, group, channel]
  const rows = ids
    ? await reader.all<KeyRow>(`${keys} and ${WITH_IDS[dialect]}`, [...place, JSON.stringify(ids)])
    : await reader.all<KeyRow>(keys, place)
  return rows.map(toKey)
}

function toKey(row: KeyRow): ListingKey {
  const values = JSON.parse(row.facets) as Record<string, readonly string[]>
  const position = Number(row.position)
  if (row.regular_amount !== null) values[REDUCED] = ['1']
  if (position < SOLD_OUT) values[IN_STOCK] = ['1']
  return {
    id: Number(row.id),
    position,
    createdAt: Date.parse(row.created_at),
    names: JSON.parse(row.names) as ListingKey['names'],
    values,
    price: Number(row.amount),
  }
}
