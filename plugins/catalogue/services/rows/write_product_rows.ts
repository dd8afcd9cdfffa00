import { writeRows, type RowTarget } from '#core/database/write_rows'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { readProductRows } from '#plugins/catalogue/services/rows/read_product_rows'
import type { Transaction } from '#core/database/store'

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

/** Brings the back office's rows of products up to date: two statements, whatever their number. */
export async function writeProductRows(trx: Transaction, ids: readonly number[]): Promise<void> {
  const rows = await readProductRows(new Bulk(trx), ids)
  await writeRows(
    trx,
    ROWS,
    rows.map((row) => [
      ...[row.id, row.sku, row.name, row.nameKey, row.words, row.image, row.status, row.type, row.family],
      ...[row.variants, row.currency, row.price, row.specialPrice, row.onHand, row.available],
      // Between bars, so that one of them is found by `like '%|12|%'`.
      ...[row.categories.length > 0 ? `|${row.categories.join('|')}|` : '', row.updatedAt],
    ])
  )
}
