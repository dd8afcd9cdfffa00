import { LOCALES } from '#core/i18n/locales'
import { same } from '#plugins/catalogue/products/upsert/plan'
import { searchedTexts } from '#plugins/catalogue/products/fields'
import type { ProductState } from '#plugins/catalogue/products/upsert/product_state'

/** Whether the search document of a product is unchanged. Prices, stock and pictures are not part of it. */
export function hasSameSearchText(before: ProductState | null, after: ProductState): boolean {
  return before !== null && same(searchedFields(before), searchedFields(after))
}

/** All fields that the search document depends on, and those that decide whether there is one. */
function searchedFields(product: ProductState): unknown[] {
  const { status, type, attributes, translations, variants, categories, dishes, bundle, members } = product
  const texts = LOCALES.map((locale) => {
    const { attributes: values, ...all } = translations[locale]
    return [searchedTexts.map((name) => all[name]), values]
  })
  const sold = variants.map((variant) => ({ sku: variant.sku, status: variant.status, options: variant.options }))
  return [status, type, attributes, texts, sold, categories, dishes, bundle, members]
}
