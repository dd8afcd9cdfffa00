import { isComposite } from '#plugins/catalogue/services/upsert/product_kinds'
import { productsOfParts } from '#plugins/catalogue/listing/source/read_composition'
import { readProducts } from '#plugins/catalogue/listing/source/read_products'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { ProductSource, SourcePart } from '#plugins/catalogue/listing/source/product_source'

/** Products to which the parts of bundles and groups belong, those that were read already left out. */
export async function readPartProducts(bulk: Bulk, products: readonly ProductSource[]): Promise<ProductSource[]> {
  const composite = products.filter(({ type }) => isComposite(type))
  if (composite.length === 0) return []
  const read = new Set(products.map(({ id }) => id))
  const missing = (await productsOfParts(bulk, composite)).filter((id) => !read.has(id))
  return missing.length > 0 ? readProducts(bulk, missing) : []
}

/** What can be a part, by SKU. */
export function partsOf(products: readonly ProductSource[]): Map<string, SourcePart> {
  const parts = new Map<string, SourcePart>()
  if (!products.some(({ type }) => isComposite(type))) return parts
  for (const product of products) {
    if (isComposite(product.type)) continue
    for (const variant of product.variants) parts.set(variant.sku, { product, variant })
  }
  return parts
}
