import { readJson, type Bulk } from '#plugins/catalogue/database/bulk'
import { readComposition } from '#plugins/catalogue/listing/source/read_composition'
import type { Locale } from '#core/i18n/locales'
import type {
  ProductSource,
  SourceMedia,
  SourceTranslation,
  SourceVariant,
  StoredValue,
} from '#plugins/catalogue/listing/source/product_source'

interface ProductRow {
  id: number
  type: ProductSource['type']
  price_rule: ProductSource['priceRule']
  parts_discount: number
  position: number
  created_at: string
  updated_at: string
  option_attributes: unknown
  attributes: unknown
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

interface VariantRow {
  id: number
  product_id: number
  sku: string
  currency: string
  price_amount: number
  special_price_amount: number | null
  special_from: string | null
  special_to: string | null
  options: unknown
  manage_stock: boolean | number
  available: number
}

/** Reads published products with what belongs to them, in a bounded number of statements. */
export async function readProducts(bulk: Bulk, ids: readonly number[]): Promise<ProductSource[]> {
  const rows = await bulk.all<ProductRow>(
    `select id, type, price_rule, parts_discount, position, created_at, updated_at, option_attributes, attributes
     from catalogue_products where status = 'published' and id in ${bulk.ids} order by id`,
    ids
  )
  const products = new Map(rows.map((row) => [Number(row.id), toProduct(row)]))
  const found = [...products.keys()]
  if (found.length === 0) return []
  await readTranslations(bulk, products, found)
  await readVariants(bulk, products, found)
  await readPlaces(bulk, products, found)
  await readMedia(bulk, products, found)
  await readComposition(bulk, products, found)
  return [...products.values()].filter(({ variants }) => variants.length > 0)
}

function toProduct(row: ProductRow): ProductSource {
  return {
    id: Number(row.id),
    type: row.type,
    priceRule: row.price_rule,
    partsDiscount: row.parts_discount,
    bundle: [],
    members: [],
    downloads: [],
    position: row.position,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    optionAttributes: readJson<string[]>(row.option_attributes),
    attributes: readJson<Record<string, StoredValue>>(row.attributes),
    translations: {},
    variants: [],
    categories: [],
    links: {},
    media: [],
  }
}

type Products = Map<number, ProductSource>

async function readTranslations(bulk: Bulk, products: Products, ids: number[]) {
  const rows = await bulk.all<TranslationRow>(
    `select product_id, locale, name, slug, description, meta_title, meta_description, attributes
     from catalogue_product_translations where product_id in ${bulk.ids}`,
    ids
  )
  for (const row of rows) {
    const product = products.get(Number(row.product_id))
    if (product) product.translations[row.locale] = toTranslation(row)
  }
}

function toTranslation(row: TranslationRow): SourceTranslation {
  return {
    name: row.name,
    slug: row.slug,
    description: row.description,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    attributes: readJson<Record<string, StoredValue>>(row.attributes),
  }
}

async function readVariants(bulk: Bulk, products: Products, ids: number[]) {
  const rows = await bulk.all<VariantRow>(
    `select v.id, v.product_id, v.sku, v.currency, v.price_amount, v.special_price_amount, v.special_from,
       v.special_to, v.options, v.manage_stock,
       coalesce((select sum(l.on_hand - l.reserved) from catalogue_stock_levels l
         join catalogue_inventory_sources s on s.id = l.source_id and s.status = 'active'
         where l.variant_id = v.id), 0) as available
     from catalogue_variants v where v.status = 'published' and v.product_id in ${bulk.ids}
     order by v.product_id, v.position, v.id`,
    ids
  )
  const reduced = new Map<number, SourceVariant>()
  for (const row of rows) {
    const variant = toVariant(row)
    products.get(Number(row.product_id))?.variants.push(variant)
    if (variant.specialPrice !== null) reduced.set(variant.id, variant)
  }
  await readTiers(bulk, products)
  await readHistory(bulk, reduced)
}

function toVariant(row: VariantRow): SourceVariant {
  return {
    id: Number(row.id),
    sku: row.sku,
    currency: row.currency,
    price: Number(row.price_amount),
    specialPrice: row.special_price_amount === null ? null : Number(row.special_price_amount),
    specialFrom: row.special_from,
    specialTo: row.special_to,
    options: readJson<Record<string, string>>(row.options),
    managesStock: Boolean(row.manage_stock),
    available: Number(row.available),
    prices: [],
    history: [],
  }
}

async function readTiers(bulk: Bulk, products: Products) {
  const variants = new Map(
    [...products.values()].flatMap((product) => product.variants.map((one) => [one.id, one] as const))
  )
  const rows = await bulk.run<{
    variant_id: number
    customer_group: string | null
    quantity: number
    amount: number | null
    percent: number | null
  }>(
    `select variant_id, customer_group, quantity, amount, percent from catalogue_variant_prices
     where variant_id in ${bulk.ids}`,
    [...variants.keys()]
  )
  for (const { variant_id: id, customer_group: group, quantity, amount, percent } of rows) {
    const price = { group: group ?? '', quantity, amount: amount === null ? null : Number(amount), percent }
    variants.get(Number(id))?.prices.push(price)
  }
}

/** Only a reduced price needs the prices that were asked before it. */
async function readHistory(bulk: Bulk, variants: Map<number, SourceVariant>) {
  const rows = await bulk.run<{
    variant_id: number
    customer_group: string
    amount: number
    from_at: string
    to_at: string | null
    is_reduced: boolean | number
  }>(
    `select variant_id, customer_group, amount, from_at, to_at, is_reduced from catalogue_price_history
     where variant_id in ${bulk.ids} order by variant_id, from_at`,
    [...variants.keys()]
  )
  for (const row of rows) {
    variants.get(Number(row.variant_id))?.history.push({
      group: row.customer_group,
      amount: Number(row.amount),
      isReduced: Boolean(row.is_reduced),
      from: row.from_at,
      to: row.to_at,
    })
  }
}

async function readPlaces(bulk: Bulk, products: Products, ids: number[]) {
  const places = await bulk.all<{ product_id: number; category_id: number }>(
    `select p.product_id, p.category_id from catalogue_product_categories p
     join catalogue_categories c on c.id = p.category_id and c.status = 'published'
     where p.product_id in ${bulk.ids} order by p.product_id, p.position, p.category_id`,
    ids
  )
  for (const { product_id: id, category_id: category } of places) {
    products.get(Number(id))?.categories.push(Number(category))
  }
  const links = await bulk.all<{ product_id: number; kind: string; linked_id: number }>(
    `select product_id, kind, linked_id from catalogue_product_links
     where product_id in ${bulk.ids} order by product_id, kind, position, linked_id`,
    ids
  )
  for (const { product_id: id, kind, linked_id: linked } of links) {
    const product = products.get(Number(id))
    if (product) product.links[kind] = [...(product.links[kind] ?? []), Number(linked)]
  }
}

async function readMedia(bulk: Bulk, products: Products, ids: number[]) {
  const rows = await bulk.all<{
    product_id: number
    variant_id: number | null
    media_id: number
    kind: SourceMedia['kind']
    alt: unknown
  }>(
    `select product_id, variant_id, media_id, kind, alt from catalogue_product_media
     where product_id in ${bulk.ids} order by product_id, position, id`,
    ids
  )
  for (const row of rows) {
    products.get(Number(row.product_id))?.media.push({
      mediaId: Number(row.media_id),
      variantId: row.variant_id === null ? null : Number(row.variant_id),
      kind: row.kind,
      alt: readJson<SourceMedia['alt']>(row.alt),
    })
  }
}
