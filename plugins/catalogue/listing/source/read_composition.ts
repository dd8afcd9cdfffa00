import { readJson, type Bulk } from '#plugins/catalogue/database/bulk'
import { isComposite } from '#plugins/catalogue/services/upsert/product_kinds'
import type { ProductSource } from '#plugins/catalogue/listing/source/product_source'

type Products = Map<number, ProductSource>
type BundleOption = ProductSource['bundle'][number]

interface OptionRow {
  id: number
  product_id: number
  code: string
  label: unknown
  type: BundleOption['type']
  is_required: boolean | number
}

interface PartRow {
  product_id: number
  option_id: number | null
  sku: string
  quantity: number
  is_default: boolean | number
  is_quantity_free: boolean | number
}

interface DownloadRow {
  id: number
  product_id: number
  kind: ProductSource['downloads'][number]['kind']
  title: unknown
  source: string
  times: number
  days: number
  name: string | null
}

/** Reads links and samples, and the parts of bundles and groups where there are some. */
export async function readComposition(bulk: Bulk, products: Products, ids: readonly number[]): Promise<void> {
  const composite = [...products.values()].filter(({ type }) => isComposite(type)).map(({ id }) => id)
  if (composite.length > 0) await readParts(bulk, products, composite)
  const rows = await bulk.run<DownloadRow>(
    `select d.id, d.product_id, d.kind, d.title, d.source, d.times, d.days, f.name from catalogue_downloads d
     left join catalogue_files f on f.hash = d.file_hash
     where d.product_id in ${bulk.ids} order by d.product_id, d.kind, d.position`,
    ids
  )
  for (const { id, product_id: product, title, ...row } of rows) {
    products.get(Number(product))?.downloads.push({ ...row, id: Number(id), title: readJson(title) })
  }
}

async function readParts(bulk: Bulk, products: Products, ids: readonly number[]): Promise<void> {
  const rows = await bulk.all<OptionRow>(
    `select id, product_id, code, label, type, is_required from catalogue_bundle_options
     where product_id in ${bulk.ids} order by product_id, position`,
    ids
  )
  const options = new Map<number, BundleOption>()
  for (const { id, product_id: product, code, label, type, is_required: isRequired } of rows) {
    const option: BundleOption = { code, label: readJson(label), type, isRequired: Boolean(isRequired), parts: [] }
    options.set(Number(id), option)
    products.get(Number(product))?.bundle.push(option)
  }
  const parts = await bulk.all<PartRow>(
    `select product_id, option_id, sku, quantity, is_default, is_quantity_free from catalogue_product_parts
     where product_id in ${bulk.ids} order by product_id, position`,
    ids
  )
  for (const { option_id: option, product_id: product, sku, quantity, ...row } of parts) {
    const part = { sku, quantity, isDefault: Boolean(row.is_default), isQuantityFree: Boolean(row.is_quantity_free) }
    const place = option === null ? products.get(Number(product))?.members : options.get(Number(option))?.parts
    place?.push(part)
  }
}

/** Ids of the products to which the parts of some products belong. */
export async function productsOfParts(bulk: Bulk, products: readonly ProductSource[]): Promise<number[]> {
  const rows = await bulk.run<{ id: number }>(
    `select distinct product_id as id from catalogue_variants where sku in ${bulk.texts}`,
    products
      .flatMap(({ bundle, members }) => [...bundle.flatMap(({ parts }) => parts), ...members])
      .map(({ sku }) => sku)
  )
  return rows.map(({ id }) => Number(id))
}
