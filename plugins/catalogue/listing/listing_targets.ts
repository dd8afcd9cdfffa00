import type { RowOf, RowTarget } from '#core/database/write_rows'

export const TEXTS = {
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
} satisfies RowTarget

export const KEYS = {
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
} satisfies RowTarget

export const PRICES = {
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
} satisfies RowTarget

export type PriceRow = RowOf<typeof PRICES>

/** Updates an existing row only where a value differs. */
function changed(table: string, key: readonly string[], columns: readonly string[]): string {
  const set = columns.map((name) => `${name} = excluded.${name}`)
  const differs = columns.map((name) => `${table}.${name} is distinct from excluded.${name}`)
  return `on conflict (${key.join(', ')}) do update set ${set.join(', ')} where ${differs.join(' or ')}`
}
