import { readJson, type Bulk } from '#plugins/catalogue/database/bulk'
import type {
  BundleOptionState,
  DownloadState,
  PartState,
  ProductState,
} from '#plugins/catalogue/services/upsert/product_state'
import { isComposite } from '#plugins/catalogue/services/upsert/product_kinds'

type Products = Map<number, ProductState>

interface OptionRow {
  id: number
  product_id: number
  code: string
  label: unknown
  type: BundleOptionState['type']
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
  product_id: number
  kind: DownloadState['kind']
  title: unknown
  source: string
  times: number
  days: number
}

/** Adds what products are made of: one statement, two more where there are bundles or groups. */
export async function loadComposition(bulk: Bulk, products: Products, ids: readonly number[]): Promise<void> {
  const composite = [...products.values()].flatMap(({ id, type }) => (isComposite(type) ? (id as number) : []))
  await loadParts(bulk, products, composite)
  const rows = await bulk.run<DownloadRow>(
    `select product_id, kind, title, source, times, days from catalogue_downloads
     where product_id in ${bulk.ids} order by product_id, kind, position`,
    ids
  )
  for (const { product_id: id, kind, title, source, times, days } of rows) {
    products.get(id)?.downloads.push({ kind, title: readJson(title), source, times, days })
  }
}

async function loadParts(bulk: Bulk, products: Products, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await bulk.all<OptionRow>(
    `select id, product_id, code, label, type, is_required from catalogue_bundle_options
     where product_id in ${bulk.ids} order by product_id, position`,
    ids
  )
  const options = new Map<number, BundleOptionState>()
  for (const { id, product_id: product, code, label, type, is_required: isRequired } of rows) {
    const option = {
      code,
      label: readJson<BundleOptionState['label']>(label),
      type,
      isRequired: Boolean(isRequired),
      parts: [],
    }
    options.set(id, option)
    products.get(product)?.bundle.push(option)
  }
  const parts = await bulk.all<PartRow>(
    `select product_id, option_id, sku, quantity, is_default, is_quantity_free from catalogue_product_parts
     where product_id in ${bulk.ids} order by product_id, position`,
    ids
  )
  for (const row of parts) {
    const part: PartState = {
      sku: row.sku,
      quantity: row.quantity,
      isDefault: Boolean(row.is_default),
      isQuantityFree: Boolean(row.is_quantity_free),
    }
    const place = row.option_id === null ? products.get(row.product_id)?.members : options.get(row.option_id)?.parts
    place?.push(part)
  }
}
