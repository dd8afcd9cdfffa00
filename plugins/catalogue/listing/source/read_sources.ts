import { mediaFields, type MediaRecord } from '#core/media/media_record'
import { isComposite } from '#plugins/catalogue/services/upsert/product_kinds'
import { seenBy } from '#plugins/catalogue/services/reading/ask_belongings'
import { addParts, askComposition } from '#plugins/catalogue/services/reading/ask_composition'
import { readFiles } from '#plugins/catalogue/listing/source/read_files'
import { askDefinitions, attributesOf, categoriesOf } from '#plugins/catalogue/listing/source/ask_definitions'
import {
  askProducts,
  type AskedProducts,
  type FoundProduct,
  type FoundVariant,
} from '#plugins/catalogue/listing/source/ask_products'
import type { ReadSet } from '#core/database/read_set'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import type {
  ListingSources,
  ProductSource,
  SourcePart,
  SourceVariant,
} from '#plugins/catalogue/listing/source/product_source'

/** Which products are to be listed anew. */
export interface Touched {
  ids: readonly number[]
  /** With the bundles and groups they are parts of. */
  around?: boolean
  /** SKUs that nothing bears any more: with the bundles and groups of which those were parts. */
  former?: readonly string[]
}

export interface ReadSources {
  /** Those that were asked for, and the bundles and groups around them. */
  touched: number[]
  /** Of the touched ones those that are published. */
  sources: ListingSources
  media: ReadonlyMap<number, MediaRecord>
  /** What was found of all of them, published or not. */
  found: AskedProducts
}

/** Reads products with everything that their listing and their row in the back office are made of: one statement, one more where they name files. */
export async function readSources(bulk: Bulk, wanted: Touched): Promise<ReadSources> {
  const lists = await bulk.readAll((reads) => ask(reads, bulk, wanted))
  const touched = lists.touched.rows.map(({ id }) => id)
  const published = productsOf(lists.products)
  addParts(published, lists.composition)
  for (const { product, ...download } of lists.composition.downloads.rows) {
    published.get(product)?.downloads.push(download)
  }
  const all = [...published.values()].filter(({ variants }) => variants.length > 0)
  const asked = new Set(touched)
  const products = all.filter(({ id }) => asked.has(id))
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
      files: await readFiles(bulk, products, attributes),
    },
  }
}

function ask(reads: ReadSet, bulk: Bulk, { ids, around = false, former = [] }: Touched) {
  const given = JSON.stringify(ids)
  const isSeen = seenBy(reads)
  reads.with(
    `touched as (select value as id from ${bulk.ids} as given
      union select p.product_id from catalogue_variants v join catalogue_product_parts p on p.sku = v.sku
        where v.product_id in ${bulk.ids}
      union select product_id from catalogue_product_parts where sku in ${bulk.texts})`,
    ...[given, around ? given : '[]', JSON.stringify(former)]
  )
  reads.with(
    `seen as (select id from touched
      union select v.product_id from touched t join catalogue_product_parts p on p.product_id = t.id
        join catalogue_variants v on v.sku = p.sku)`
  )
  return {
    touched: reads.list<{ id: number }>({ id: 't.id' }, 'touched t', 't.id'),
    products: askProducts(reads),
    composition: askComposition(reads),
    definitions: askDefinitions(reads),
    media: reads.list<MediaRecord>(
      mediaFields(reads.json, 'm'),
      `core_media m where m.id in (select pm.media_id from catalogue_product_media pm
        where ${isSeen('pm.product_id')})`,
      'm.id'
    ),
  }
}

/** The published ones with their published variants. */
function productsOf(found: AskedProducts): Map<number, ProductSource> {
  const published = found.products.rows.filter(({ status }) => status === 'published')
  const products = new Map(published.map((row) => [row.id, toProduct(row)]))
  for (const { product, locale, ...text } of found.texts.rows) {
    const one = products.get(product)
    if (one) one.translations[locale] = text
  }
  const variants = new Map<number, SourceVariant>()
  for (const row of found.variants.rows) {
    if (row.status !== 'published') continue
    const variant = toVariant(row)
    variants.set(row.id, variant)
    products.get(row.product)?.variants.push(variant)
  }
  for (const { variant, ...price } of found.tiers.rows) variants.get(variant)?.prices.push(price)
  for (const { variant, isReduced, ...price } of found.history.rows) {
    variants.get(variant)?.history.push({ ...price, isReduced: Boolean(isReduced) })
  }
  for (const { product, category, status } of found.places.rows) {
    if (status === 'published') products.get(product)?.categories.push(category)
  }
  for (const { product, kind, linked } of found.links.rows) {
    const one = products.get(product)
    if (one) (one.links[kind] ??= []).push(linked)
  }
  for (const { product, sku: _, ...medium } of found.media.rows) products.get(product)?.media.push(medium)
  return products
}

function toProduct({ code: _, status: __, family: ___, ...row }: FoundProduct): ProductSource {
  const lists = { bundle: [], members: [], downloads: [], variants: [], categories: [], media: [] }
  return { ...row, ...lists, translations: {}, links: {} }
}

function toVariant(row: FoundVariant): SourceVariant {
  const { product: _, barcode: __, status: ___, onHand: ____, managesStock, ...variant } = row
  return { ...variant, managesStock: Boolean(managesStock), prices: [], history: [] }
}

/** What can be a part, by SKU. */
function partsOf(products: readonly ProductSource[]): Map<string, SourcePart> {
  const parts = new Map<string, SourcePart>()
  if (!products.some(({ type }) => isComposite(type))) return parts
  for (const product of products) {
    if (isComposite(product.type)) continue
    for (const variant of product.variants) parts.set(variant.sku, { product, variant })
  }
  return parts
}
