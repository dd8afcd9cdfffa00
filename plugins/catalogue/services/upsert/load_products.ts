import { readJson, type Bulk } from '#plugins/catalogue/database/bulk'
import {
  LINK_KINDS,
  type LinkKind,
  type ProductStatus,
  type ProductType,
} from '#plugins/catalogue/services/upsert/product_input'
import { emptyProduct, emptyTranslation, type ProductState } from '#plugins/catalogue/services/upsert/product_state'
import { loadComposition } from '#plugins/catalogue/services/upsert/load_composition'
import { loadVariants } from '#plugins/catalogue/services/upsert/load_variants'
import type { Locale } from '#core/i18n/locales'

interface ProductRow {
  id: number
  code: string
  type: ProductType
  family_id: number
  status: ProductStatus
  tax_category: string | null
  position: number
  option_attributes: unknown
  attributes: unknown
  price_rule: ProductState['priceRule']
  parts_discount: number
  row_hash: string
  version: number
}

interface TranslationRow {
  product_id: number
  locale: Locale
  name: string
  slug: string
  description: string
  meta_title: string
  meta_description: string
  attributes: unknown
}

type Products = Map<number, ProductState>

/** Reads products with everything that is written of them, in a bounded number of statements. */
export async function loadProducts(bulk: Bulk, ids: readonly number[]): Promise<Products> {
  if (ids.length === 0) return new Map()
  const rows = await bulk.all<ProductRow>(
    `select id, code, type, family_id, status, tax_category, position, option_attributes, attributes,
       price_rule, parts_discount, row_hash, version from catalogue_products where id in ${bulk.ids}`,
    ids
  )
  const products: Products = new Map(rows.map((row) => [row.id, toProduct(row)]))
  await loadTranslations(bulk, products, ids)
  await loadVariants(bulk, products, ids)
  await loadCategories(bulk, products, ids)
  await loadLinks(bulk, products, ids)
  await loadMedia(bulk, products, ids)
  await loadComposition(bulk, products, ids)
  return products
}

function toProduct(row: ProductRow): ProductState {
  return {
    ...emptyProduct(row.code, row.family_id),
    id: row.id,
    type: row.type,
    status: row.status,
    taxCategory: row.tax_category,
    position: row.position,
    optionAttributes: readJson(row.option_attributes),
    attributes: readJson(row.attributes),
    priceRule: row.price_rule,
    partsDiscount: row.parts_discount,
    rowHash: row.row_hash,
    version: row.version,
  }
}

async function loadTranslations(bulk: Bulk, products: Products, ids: readonly number[]) {
  const rows = await bulk.all<TranslationRow>(
    `select product_id, locale, name, slug, description, meta_title, meta_description, attributes
     from catalogue_product_translations where product_id in ${bulk.ids}`,
    ids
  )
  for (const row of rows) {
    const product = products.get(row.product_id)
    if (!product) continue
    product.translations[row.locale] = {
      ...emptyTranslation(),
      name: row.name,
      slug: row.slug,
      description: row.description,
      metaTitle: row.meta_title,
      metaDescription: row.meta_description,
      attributes: readJson(row.attributes),
    }
  }
}

async function loadCategories(bulk: Bulk, products: Products, ids: readonly number[]) {
  const rows = await bulk.all<{ product_id: number; category_id: number; kind: string }>(
    `select pc.product_id, pc.category_id, c.kind from catalogue_product_categories pc
     join catalogue_categories c on c.id = pc.category_id
     where pc.product_id in ${bulk.ids} order by pc.product_id, pc.position`,
    ids
  )
  for (const { product_id: id, category_id: category, kind } of rows) {
    const product = products.get(id)
    if (kind === 'dish') product?.dishes.push(category)
    else product?.categories.push(category)
  }
}

async function loadLinks(bulk: Bulk, products: Products, ids: readonly number[]) {
  const rows = await bulk.all<{ product_id: number; kind: LinkKind; linked_id: number | null; sku: string | null }>(
    `select product_id, kind, linked_id, null as sku, position from catalogue_product_links
     where product_id in ${bulk.ids}
     union all
     select product_id, kind, null, sku, position from catalogue_pending_links
     where product_id in ${bulk.ids} order by product_id, kind, position`,
    ids,
    ids
  )
  for (const { product_id: id, kind, linked_id: linked, sku } of rows) {
    if (LINK_KINDS.includes(kind)) products.get(id)?.links[kind].push(linked ?? (sku as string))
  }
}

async function loadMedia(bulk: Bulk, products: Products, ids: readonly number[]) {
  const rows = await bulk.all<{
    product_id: number
    media_id: number
    kind: 'image' | 'video'
    alt: unknown
    sku: string | null
  }>(
    `select m.product_id, m.media_id, m.kind, m.alt, v.sku from catalogue_product_media m
     left join catalogue_variants v on v.id = m.variant_id
     where m.product_id in ${bulk.ids} order by m.product_id, m.position, m.id`,
    ids
  )
  for (const row of rows) {
    const { media_id: mediaId, kind, sku: variant } = row
    products.get(row.product_id)?.media.push({ mediaId, kind, alt: readJson(row.alt), variant })
  }
}
