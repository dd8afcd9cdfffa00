import type { PageShape } from '#plugins/catalogue/listing/product_shapes'

/** A variant as the shop lists it. */
export interface ListedVariant {
  sku: string
  /** With what tells it from the product's other variants: `Chablis, 75 cl`. */
  name: string
  /** Of its page with this variant chosen, below the base path and without locale. */
  path: string
  isSoldOut: boolean
}

/** Reads a variant out of the page of its product, as it is stored; null: the page does not offer it. */
export function listedVariant(page: string, variantId: number): ListedVariant | null {
  const { name, path, variants, options } = JSON.parse(page) as PageShape
  const variant = variants.find(({ id }) => id === variantId)
  if (!variant) return null
  const open = options.filter(({ values }) => values.length > 1)
  const detail = open.flatMap(({ code }) => variant.options[code]?.label ?? [])
  return {
    sku: variant.sku,
    name: [name, ...detail].join(', '),
    path: `${path}?variant=${encodeURIComponent(variant.sku)}`,
    isSoldOut: variant.stock === 'out_of_stock',
  }
}
