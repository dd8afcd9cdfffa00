import { rowWrite, type RowTarget } from '#core/database/write_rows'
import type { Dialect } from '#core/database/store'
import type { ProductRow } from '#plugins/catalogue/services/rows/product_rows'
import type { Write } from '#core/database/write'

const COLUMNS = {
  product_id: 'bigint',
  sku: 'text',
  name: 'text',
  name_key: 'text',
  words: 'text',
  image: 'text',
  status: 'text',
  type: 'text',
  family: 'text',
  variants: 'integer',
  currency: 'text',
  price_amount: 'bigint',
  special_price_amount: 'bigint',
  on_hand: 'bigint',
  available: 'bigint',
  categories: 'text',
  updated_at: 'instant',
} as const

const told = Object.keys(COLUMNS).slice(1)

const ROWS: RowTarget = {
  table: 'catalogue_product_rows',
  columns: COLUMNS,
  tail: `on conflict (product_id) do update set ${told.map((name) => `${name} = excluded.${name}`).join(', ')}`,
}

/** Brings the back office's rows of products up to date. */
export function productRowWrite(dialect: Dialect, rows: readonly ProductRow[]): Write {
  return rowWrite(
    dialect,
    ROWS,
    rows.map((row) => [
      ...[row.id, row.sku, row.name, row.nameKey, row.words, row.image, row.status, row.type, row.family],
      ...[row.variants, row.currency, row.price, row.specialPrice, row.onHand, row.available],
      // Between bars, so that one of them is found by `like '%|12|%'`.
      ...[row.categories.length > 0 ? `|${row.categories.join('|')}|` : '', row.updatedAt],
    ])
  )
}
