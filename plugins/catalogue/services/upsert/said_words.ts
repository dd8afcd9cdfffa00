import { LOCALES } from '#core/i18n/locales'
import { same } from '#plugins/catalogue/services/upsert/plan'
import type { ProductState } from '#plugins/catalogue/services/upsert/product_state'

/** Whether people find a product by the same words as before: prices, stock and pictures say nothing. */
export function saysTheSame(before: ProductState | null, after: ProductState): boolean {
  return before !== null && same(said(before), said(after))
}

/** All of a product that a search may look through, and whether it is to be found at all. */
function said(product: ProductState): unknown[] {
  const { status, type, attributes, translations, variants, categories, dishes, bundle, members } = product
  const texts = LOCALES.map((locale) => {
    const { name, description, attributes: values } = translations[locale]
    return { name, description, values }
  })
  const sold = variants.map((variant) => ({ sku: variant.sku, status: variant.status, options: variant.options }))
  return [status, type, attributes, texts, sold, categories, dishes, bundle, members]
}
