import { inject } from '@adonisjs/core'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { Store, type Transaction } from '#core/database/store'
import { Statements } from '#core/database/statements'
import { reductions, variantPrices, variants } from '#plugins/catalogue/products/tables'
import type { ReadSet } from '#core/database/read_set'
import type { ProductType } from '#plugins/catalogue/products/upsert/product_input'
import type { RepricedVariant } from '#plugins/catalogue/prices/history_writes'

/** A variant with a price of its own, and all that the price is made of. */
export interface PricedVariant extends RepricedVariant {
  productId: number
  type: ProductType
  sku: string
  name: string
  /** Grams; null: nobody said. */
  weight: number | null
  taxCategory: string | null
}

/** Which products: some, or the next ones by id. */
export type PricedPage = { ids: readonly number[] } | { after: number; limit: number }

const OF_VARIANT = [
  'id',
  'productId',
  'sku',
  'currency',
  'price',
  'specialPrice',
  'specialFrom',
  'specialTo',
  'weight',
] as const

/** Lists variants with a price of their own: what is priced by its parts is reduced with them. Two statements. */
@inject()
export class ListPricedVariants {
  constructor(private readonly store: Store) {}

  /** `last`: id of the last product of the page, published or not; null: there are none left. */
  async execute(
    page: PricedPage,
    locale: Locale = DEFAULT_LOCALE,
    trx?: Transaction
  ): Promise<{ last: number | null; variants: PricedVariant[] }> {
    const db = new Statements(trx ?? this.store)
    const rows =
      'ids' in page
        ? await db.all<{ id: number }>(`select id from catalogue_products where id in ${db.ids} order by id`, page.ids)
        : await db.all<{ id: number }>(
            'select id from catalogue_products where id > ? order by id limit ?',
            ...[page.after, page.limit]
          )
    const ids = rows.map(({ id }) => Number(id))
    if (ids.length === 0) return { last: null, variants: [] }
    const found = await db.readAll((reads) => query(reads, db, ids, locale))
    const prices = Map.groupBy(found.prices.rows, ({ variantId }) => variantId)
    const reduced = Map.groupBy(found.reductions.rows, ({ variantId }) => variantId)
    return {
      last: ids.at(-1) as number,
      variants: found.variants.rows.map((row) => {
        return { ...row, prices: prices.get(row.id) ?? [], reductions: reduced.get(row.id) ?? [] }
      }),
    }
  }
}

function query(reads: ReadSet, db: Statements, ids: readonly number[], locale: Locale) {
  const { json } = reads
  reads.with(
    `seen as (select v.id from catalogue_variants v join catalogue_products p on p.id = v.product_id
    where v.product_id in ${db.ids} and not (p.type = 'grouped' or (p.type = 'bundle' and p.price_rule = 'parts')))`,
    JSON.stringify(ids)
  )
  const name = `coalesce((select t.name from catalogue_product_translations t where t.product_id = v.product_id
    and t.name <> '' order by t.locale <> '${locale}', t.locale limit 1), v.sku)`
  return {
    variants: reads.list<Omit<PricedVariant, 'prices' | 'reductions'>>(
      { ...variants.json(json, 'v', OF_VARIANT), name, type: 'p.type', taxCategory: 'p.tax_category' },
      `catalogue_variants v join catalogue_products p on p.id = v.product_id where v.id in (select id from seen)`,
      'v.product_id, v.position, v.id'
    ),
    prices: reads.list<PricedVariant['prices'][number] & { variantId: number }>(
      {
        ...variantPrices.json(json, 'vp', ['variantId', 'quantity', 'amount', 'percent']),
        group: "coalesce(vp.customer_group, '')",
      },
      'catalogue_variant_prices vp where vp.variant_id in (select id from seen)',
      'vp.variant_id, vp.quantity'
    ),
    reductions: reads.list<PricedVariant['reductions'][number] & { variantId: number; currency: string }>(
      reductions.json(json, 'r', ['variantId', 'channel', 'group', 'currency', 'steps', 'from', 'to']),
      'catalogue_reductions r where r.variant_id in (select id from seen)',
      'r.id'
    ),
  }
}
