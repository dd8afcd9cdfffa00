import { addParts, askComposition } from '#plugins/catalogue/services/reading/ask_composition'
import { addVariants, askVariants } from '#plugins/catalogue/services/upsert/ask_variants'
import { askBelongings, seenBy } from '#plugins/catalogue/services/reading/ask_belongings'
import { emptyProduct, type ProductState } from '#plugins/catalogue/services/upsert/product_state'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { LinkKind } from '#plugins/catalogue/services/upsert/product_input'
import type { ReadSet } from '#core/database/read_set'

type Row =
  | ('code' | 'type' | 'familyId' | 'status' | 'taxCategory' | 'position' | 'optionAttributes' | 'attributes')
  | ('priceRule' | 'partsDiscount' | 'rowHash' | 'version')

type FoundProduct = Pick<ProductState, Row> & { id: number }

interface FoundLink {
  product: number
  kind: LinkKind
  linked: number | null
  sku: string | null
}

export type Products = Map<number, ProductState>

/** Reads products with everything that is written of them: one statement. Their stock is held until the transaction ends. */
export async function loadProducts(bulk: Bulk, ids: readonly number[]): Promise<Products> {
  if (ids.length === 0) return new Map()
  return productsOf(await bulk.readAll((reads) => askProducts(reads, bulk, ids)))
}

/** Lists of everything that is written of products. */
export function askProducts(reads: ReadSet, bulk: Bulk, ids: readonly number[]) {
  const { json } = reads
  const isSeen = seenBy(reads)
  reads.with(`seen as (select value as id from ${bulk.ids} as given)`, JSON.stringify(ids))
  return {
    products: reads.list<FoundProduct>(
      {
        ...{ id: 'p.id', code: 'p.code', type: 'p.type', familyId: 'p.family_id', status: 'p.status' },
        ...{ taxCategory: 'p.tax_category', position: 'p.position', version: 'p.version', rowHash: 'p.row_hash' },
        ...{ priceRule: 'p.price_rule', partsDiscount: 'p.parts_discount' },
        ...{ optionAttributes: json.part('p.option_attributes'), attributes: json.part('p.attributes') },
      },
      `catalogue_products p where ${isSeen('p.id')}`,
      'p.id'
    ),
    links: reads.list<FoundLink>(
      { product: 'k.product_id', kind: 'k.kind', linked: 'k.linked_id', sku: 'k.sku' },
      `(select product_id, kind, linked_id, null as sku, position from catalogue_product_links
        where ${isSeen('product_id')}
        union all select product_id, kind, null, sku, position from catalogue_pending_links
        where ${isSeen('product_id')}) k`,
      'k.product_id, k.kind, k.position'
    ),
    ...askBelongings(reads),
    held: askVariants(reads, bulk),
    composition: askComposition(reads),
  }
}

/** The products that were found, by id. */
export function productsOf(asked: ReturnType<typeof askProducts>): Products {
  const { held, composition, texts, tiers, places, links, media } = asked
  const products: Products = new Map(
    asked.products.rows.map((row) => [row.id, { ...emptyProduct(row.code, row.familyId), ...row }])
  )
  for (const { product, locale, ...text } of texts.rows) {
    const one = products.get(product)
    if (one) one.translations[locale] = text
  }
  addVariants(products, held, tiers)
  for (const { product, category, kind } of places.rows) {
    products.get(product)?.[kind === 'dish' ? 'dishes' : 'categories'].push(category)
  }
  for (const { product, kind, linked, sku } of links.rows) {
    products.get(product)?.links[kind]?.push(linked ?? (sku as string))
  }
  for (const { product, mediaId, kind, alt, sku: variant } of media.rows) {
    products.get(product)?.media.push({ mediaId, kind, alt, variant })
  }
  addParts(products, composition)
  for (const { product, id: _, name: __, ...download } of composition.downloads.rows) {
    products.get(product)?.downloads.push(download)
  }
  return products
}
