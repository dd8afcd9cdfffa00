import { LOCALES } from '#core/i18n/locales'
import { productTextNames, variantTextNames } from '#plugins/catalogue/products/fields'
import { LINK_KINDS } from '#plugins/catalogue/products/upsert/product_input'
import { same } from '#plugins/catalogue/products/upsert/plan'
import type { ProductState, VariantState } from '#plugins/catalogue/products/upsert/product_state'

/** Field → old and new value, for the audit log. */
export type Changes = Record<string, [before: unknown, after: unknown]>

const FIELDS = [
  'type',
  'status',
  'taxCategory',
  'position',
  'categories',
  'dishes',
  'media',
  'priceRule',
  'partsDiscount',
  'bundle',
  'members',
  'downloads',
] as const
/** The fields of a variant in the audit log. */
export const VARIANT_FIELDS = [
  'sku',
  'position',
  'price',
  'specialPrice',
  'specialFrom',
  'specialTo',
  'weight',
  ...variantTextNames,
  'options',
  'status',
  'manageStock',
  'prices',
] as const

/** The fields of a product that an update changes. */
export function diffProduct(before: ProductState, after: ProductState): Changes {
  const changes: Changes = {}
  compare(changes, '', before, after, FIELDS)
  compare(changes, 'attributes.', before.attributes, after.attributes)
  compare(changes, 'links.', before.links, after.links, LINK_KINDS)
  for (const locale of LOCALES) {
    const [was, is] = [before.translations[locale], after.translations[locale]]
    compare(changes, `translations.${locale}.`, was, is, productTextNames)
    compare(changes, `translations.${locale}.attributes.`, was.attributes, is.attributes)
  }
  const present = new Map(before.variants.map((variant) => [variant.id, variant]))
  for (const variant of after.variants) {
    compareVariants(changes, present.get(variant.id), variant)
    present.delete(variant.id)
  }
  for (const { sku } of present.values()) changes[`variants.${sku}`] = [sku, null]
  return changes
}

function compareVariants(changes: Changes, before: VariantState | undefined, after: VariantState): void {
  const prefix = `variants.${after.sku}`
  if (before) compare(changes, `${prefix}.`, before, after, VARIANT_FIELDS)
  else changes[prefix] = [null, { price: after.price, options: after.options }]
  for (const [source, { onHand }] of Object.entries(after.stock)) {
    const was = before?.stock[source]?.onHand ?? 0
    if (was !== onHand) changes[`${prefix}.stock.${source}`] = [was, onHand]
  }
}

function compare<T extends object>(
  changes: Changes,
  prefix: string,
  before: T,
  after: T,
  fields: readonly (keyof T & string)[] = [...new Set(Object.keys({ ...before, ...after }))] as (keyof T & string)[]
): void {
  for (const field of fields) {
    if (same(before[field], after[field])) continue
    changes[`${prefix}${field}`] = [before[field] ?? null, after[field] ?? null]
  }
}
