import { mediaFields, type MediaRecord } from '#core/media/media_record'
import { isComposite } from '#plugins/catalogue/products/upsert/product_kinds'
import { priceHistory, reductions } from '#plugins/catalogue/products/tables'
import { fillProducts, queryProducts, seenCondition } from '#plugins/catalogue/products/read_products'
import { readFiles } from '#plugins/catalogue/listing/source/read_files'
import { queryDefinitions, attributesOf, categoriesOf } from '#plugins/catalogue/listing/source/query_definitions'
import { queryRatings, reviewsOf, type RatingLists } from '#plugins/catalogue/reviews/query_ratings'
import { availableSql } from '#plugins/catalogue/stock/shortage'
import type { PriceReduction } from '#plugins/catalogue/prices/reductions'
import type { ReadSet } from '#core/database/read_set'
import type { Statements } from '#core/database/statements'
import type {
  ListingSources,
  ProductSource,
  SourcePart,
  SourceVariant,
  StockSums,
} from '#plugins/catalogue/listing/source/product_source'

/** Which products are to be listed again. */
export interface Touched {
  ids: readonly number[]
  /** Includes the bundles and groups that they are parts of. */
  around?: boolean
  /** SKUs that no longer exist: includes the bundles and groups that they were parts of. */
  former?: readonly string[]
  /** Products to preview: read as if they and all their variants were published. */
  drafts?: readonly number[]
}

export interface ReadSources {
  /** The requested products, and the bundles and groups that they are parts of. */
  touched: number[]
  /** The touched products that are published, with their parts. */
  sources: ListingSources
  media: ReadonlyMap<number, MediaRecord>
  /** Rows of all of them, published or not. */
  found: ListedRows
}

/** Reads all that the listings and the admin rows of products are built from: one statement, and one more if they name files. */
export async function readSources(db: Statements, wanted: Touched): Promise<ReadSources> {
  const lists = await db.readAll((reads) => query(reads, db, wanted))
  const touched = lists.touched.rows.map(({ id }) => id)
  const published = productsOf(lists.products, new Set(wanted.drafts))
  addReviews(published, lists.ratings)
  const all = [...published.values()].filter(({ variants }) => variants.length > 0)
  const requested = new Set(touched)
  const products = all.filter(({ id }) => requested.has(id))
  const attributes = attributesOf(lists.definitions)
  return {
    touched,
    found: lists.products,
    media: new Map(lists.media.rows.map((record) => [record.id, record])),
    sources: {
      products,
      parts: partsOf(all),
      attributes,
      categories: categoriesOf(lists.definitions),
      files: await readFiles(db, products, attributes),
    },
  }
}

function query(reads: ReadSet, db: Statements, { ids, around = false, former = [] }: Touched) {
  const given = JSON.stringify(ids)
  const isSeen = seenCondition(reads)
  reads.with(
    `touched as (select value as id from ${db.ids} as given
      union select p.product_id from catalogue_variants v join catalogue_product_parts p on p.sku = v.sku
        where v.product_id in ${db.ids}
      union select product_id from catalogue_product_parts where sku in ${db.texts})`,
    ...[given, around ? given : '[]', JSON.stringify(former)]
  )
  reads.with(
    `seen as (select id from touched
      union select v.product_id from touched t join catalogue_product_parts p on p.product_id = t.id
        join catalogue_variants v on v.sku = p.sku)`
  )
  return {
    touched: reads.list<{ id: number }>({ id: 't.id' }, 'touched t', 't.id'),
    products: queryListed(reads),
    definitions: queryDefinitions(reads),
    ratings: queryRatings(reads, isSeen),
    media: reads.list<MediaRecord>(
      mediaFields(reads.json, 'm'),
      `core_media m where m.id in (select pm.media_id from catalogue_product_media pm
        where ${isSeen('pm.product_id')})`,
      'm.id'
    ),
  }
}

/** Rows of products, published or not. */
export type ListedRows = ReturnType<typeof queryListed>

function queryListed(reads: ReadSet) {
  const isSeen = seenCondition(reads)
  return {
    ...queryProducts<StockSums>(reads, {
      onHand: 'coalesce((select sum(l.on_hand) from catalogue_stock_levels l where l.variant_id = v.id), 0)',
      available: availableSql('v.id'),
    }),
    // Only a reduced price needs its history.
    history: reads.list<SourceVariant['history'][number] & { variantId: number }>(
      priceHistory.json(reads.json, 'h', ['variantId', 'channel', 'group', 'amount', 'isReduced', 'from', 'to']),
      `catalogue_variants v join catalogue_price_history h on h.variant_id = v.id
        where (v.special_price_amount is not null
          or exists (select 1 from catalogue_reductions r where r.variant_id = v.id)) and ${isSeen('v.product_id')}`,
      'h.variant_id, h.from_at, h.id'
    ),
    reductions: reads.list<PriceReduction & { variantId: number }>(
      reductions.json(reads.json, 'r', ['variantId', 'channel', 'group', 'steps', 'from', 'to']),
      `catalogue_variants v join catalogue_reductions r on r.variant_id = v.id and r.currency = v.currency
        where ${isSeen('v.product_id')}`,
      'r.id'
    ),
  }
}

/** The published products with their published variants; drafts to preview with all variants. */
function productsOf(found: ListedRows, drafts: ReadonlySet<number>): Map<number, ProductSource> {
  const published = found.products.rows.filter(({ id, status }) => status === 'published' || drafts.has(id))
  const products = new Map(
    published.map((row): [number, ProductSource] => {
      const lists = { bundle: [], members: [], downloads: [], variants: [], categories: [], media: [] }
      return [row.id, { ...row, ...lists, translations: {}, links: {} }]
    })
  )
  const variants = new Map<number, SourceVariant>()
  for (const row of found.variants.rows) {
    if (row.status !== 'published' && !drafts.has(row.productId)) continue
    const variant = { ...row, prices: [], reductions: [], history: [] }
    variants.set(row.id, variant)
    products.get(row.productId)?.variants.push(variant)
  }
  fillProducts(products, variants, found)
  for (const { variantId, ...price } of found.history.rows) variants.get(variantId)?.history.push(price)
  for (const { variantId, ...reduction } of found.reductions.rows) variants.get(variantId)?.reductions.push(reduction)
  for (const { productId, categoryId, status } of found.places.rows) {
    if (status === 'published') products.get(productId)?.categories.push(categoryId)
  }
  for (const { productId, kind, linked } of found.links.rows) {
    const product = linked === null ? undefined : products.get(productId)
    if (product) (product.links[kind] ??= []).push(linked as number)
  }
  return products
}

function addReviews(products: ReadonlyMap<number, ProductSource>, ratings: RatingLists): void {
  for (const [id, found] of reviewsOf(ratings)) {
    const product = products.get(id)
    if (product) product.reviews = found
  }
}

/** The variants that can be parts, by SKU; empty unless some product is composite. */
function partsOf(products: readonly ProductSource[]): Map<string, SourcePart> {
  const parts = new Map<string, SourcePart>()
  if (!products.some(({ type }) => isComposite(type))) return parts
  for (const product of products) {
    if (isComposite(product.type)) continue
    for (const variant of product.variants) parts.set(variant.sku, { product, variant })
  }
  return parts
}
