import {
  bundleOptions,
  downloads,
  productMedia,
  productParts,
  products,
  productTexts,
  variantPrices,
  variants,
} from '#plugins/catalogue/products/tables'
import type { LinkKind } from '#plugins/catalogue/products/upsert/product_input'
import type { BundleOptionState, PartState, PriceState } from '#plugins/catalogue/products/upsert/product_state'
import type { Locale } from '#core/i18n/locales'
import type { ReadSet } from '#core/database/read_set'
import type { RowIn } from '#core/database/table'

/**
 * A condition on a column with a product's id: those of the set's table `seen(id)`. PostgreSQL takes an array for a few
 * ids, and looks them up; a subquery it would take for hundreds, and read whole tables of a small shop.
 */
export function seenCondition({ dialect }: ReadSet): (column: string) => string {
  if (dialect === 'sqlite') return (column) => `${column} in (select id from seen)`
  return (column) => `${column} = any (array(select id from seen))`
}

/** `family`: its code. */
export type FoundProduct = RowIn<typeof products> & { family: string }
export type FoundVariant = RowIn<typeof variants>
export type FoundText = Omit<RowIn<typeof productTexts>, 'productId' | 'locale'>

export interface FoundMedium extends Pick<RowIn<typeof productMedia>, 'mediaId' | 'kind' | 'alt' | 'variantId'> {
  /** Of the variant. */
  sku: string | null
}

/** A link or sample; `name` is that of its file. */
export type FoundDownload = Omit<RowIn<typeof downloads>, 'productId' | 'fileHash' | 'position'> & {
  name: string | null
}

/** A link to a product, or to a code or SKU that no product has yet. */
interface FoundLink {
  productId: number
  kind: LinkKind
  linked: number | null
  sku: string | null
}

interface FoundPlace {
  productId: number
  categoryId: number
  kind: 'category' | 'dish'
  status: string
}

/** The rows of products. */
export type ProductLists<More = unknown> = ReturnType<typeof queryProducts<More>>

/**
 * Declares the reads of the products in the table `seen(id)` of the set, published or not, each list by product and in its
 * own order. All readers of products begin with these. `more`: further fields of a variant `v`.
 */
export function queryProducts<More>(reads: ReadSet, more: Record<keyof More & string, string>) {
  const { json } = reads
  const isSeen = seenCondition(reads)
  return {
    products: reads.list<FoundProduct>(
      { ...products.json(json, 'p'), family: 'f.code' },
      `catalogue_products p join catalogue_families f on f.id = p.family_id where ${isSeen('p.id')}`,
      'p.id'
    ),
    texts: reads.list<RowIn<typeof productTexts>>(
      productTexts.json(json, 't'),
      `catalogue_product_translations t where ${isSeen('t.product_id')}`,
      't.product_id, t.locale'
    ),
    variants: reads.list<FoundVariant & More>(
      { ...variants.json(json, 'v'), ...more },
      `catalogue_variants v where ${isSeen('v.product_id')}`,
      'v.product_id, v.position, v.id'
    ),
    prices: reads.list<PriceState & { variantId: number }>(
      {
        ...variantPrices.json(json, 'vp', ['variantId', 'quantity', 'amount', 'percent']),
        group: "coalesce(vp.customer_group, '')",
      },
      `catalogue_variants v join catalogue_variant_prices vp on vp.variant_id = v.id where ${isSeen('v.product_id')}`,
      "vp.variant_id, coalesce(vp.customer_group, ''), vp.quantity"
    ),
    places: reads.list<FoundPlace>(
      { productId: 'pc.product_id', categoryId: 'pc.category_id', kind: 'c.kind', status: 'c.status' },
      `catalogue_product_categories pc join catalogue_categories c on c.id = pc.category_id
        where ${isSeen('pc.product_id')}`,
      'pc.product_id, pc.position, pc.category_id'
    ),
    links: reads.list<FoundLink>(
      { productId: 'k.product_id', kind: 'k.kind', linked: 'k.linked_id', sku: 'k.sku' },
      `(select product_id, kind, linked_id, null as sku, position from catalogue_product_links
        where ${isSeen('product_id')}
        union all select product_id, kind, null, sku, position from catalogue_pending_links
        where ${isSeen('product_id')}) k`,
      'k.product_id, k.kind, k.position, k.linked_id'
    ),
    media: reads.list<FoundMedium & { productId: number }>(
      { ...productMedia.json(json, 'pm', ['productId', 'mediaId', 'kind', 'alt', 'variantId']), sku: 'v.sku' },
      `catalogue_product_media pm left join catalogue_variants v on v.id = pm.variant_id
        where ${isSeen('pm.product_id')}`,
      'pm.product_id, pm.position, pm.id'
    ),
    options: reads.list<RowIn<typeof bundleOptions>>(
      bundleOptions.json(json, 'o'),
      `catalogue_bundle_options o where ${isSeen('o.product_id')}`,
      'o.product_id, o.position'
    ),
    parts: reads.list<RowIn<typeof productParts>>(
      productParts.json(json, 'pp'),
      `catalogue_product_parts pp where ${isSeen('pp.product_id')}`,
      'pp.product_id, pp.position'
    ),
    downloads: reads.list<FoundDownload & { productId: number }>(
      {
        ...downloads.json(json, 'd', ['id', 'productId', 'kind', 'title', 'source', 'times', 'days', 'downloads']),
        name: 'df.name',
      },
      `catalogue_downloads d left join catalogue_files df on df.hash = d.file_hash where ${isSeen('d.product_id')}`,
      'd.product_id, d.kind, d.position'
    ),
  }
}

/** What each reader is given of a product. */
interface Filled {
  translations: Partial<Record<Locale, FoundText>>
  bundle: BundleOptionState[]
  members: PartState[]
  media: FoundMedium[]
  downloads: FoundDownload[]
}

/** Gives products and variants what was found of them. */
export function fillProducts(
  found: Map<number, Filled>,
  pieces: ReadonlyMap<number, { prices: PriceState[] }>,
  lists: Omit<ProductLists, 'variants'>
): void {
  for (const { productId, locale, ...text } of lists.texts.rows) {
    const product = found.get(productId)
    if (product) product.translations[locale] = text
  }
  for (const { variantId, ...price } of lists.prices.rows) pieces.get(variantId)?.prices.push(price)
  for (const { productId, ...medium } of lists.media.rows) found.get(productId)?.media.push(medium)
  for (const { productId, ...download } of lists.downloads.rows) found.get(productId)?.downloads.push(download)
  const options = new Map<number, BundleOptionState>()
  for (const { id, productId, position: _, ...row } of lists.options.rows) {
    const option = { ...row, parts: [] }
    options.set(id, option)
    found.get(productId)?.bundle.push(option)
  }
  for (const { id: _, productId, optionId, position: __, ...part } of lists.parts.rows) {
    const place = optionId === null ? found.get(productId)?.members : options.get(optionId)?.parts
    place?.push(part)
  }
}
