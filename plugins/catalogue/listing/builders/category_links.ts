import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { pathOf, type AddressPatterns } from '#plugins/catalogue/permalinks/address_patterns'
import type { LinkShape } from '#plugins/catalogue/listing/product_shapes'
import type { ProductSource, SourceCategory } from '#plugins/catalogue/listing/source/product_source'

/** Breadcrumbs from the root of the tree to each category of a product, the main one first. */
export function buildBreadcrumbs(
  product: ProductSource,
  categories: ReadonlyMap<number, SourceCategory>,
  locale: Locale,
  patterns: AddressPatterns
): LinkShape[][] {
  return product.categories
    .filter((id) => categories.get(id)?.kind === 'category')
    .map((id) => chain(id, categories).map((category) => categoryLink(category, locale, patterns)))
}

/** Links to the dishes that a product goes with. */
export function buildDishLinks(
  product: ProductSource,
  categories: ReadonlyMap<number, SourceCategory>,
  locale: Locale,
  patterns: AddressPatterns
): LinkShape[] {
  return product.categories
    .map((id) => categories.get(id))
    .filter((category) => category?.kind === 'dish')
    .map((category) => categoryLink(category as SourceCategory, locale, patterns))
}

/** A category with its ancestors, from the root. Stops at a missing ancestor or a cycle. */
function chain(id: number, categories: ReadonlyMap<number, SourceCategory>): SourceCategory[] {
  const found: SourceCategory[] = []
  for (let at = categories.get(id); at && !found.includes(at); at = categories.get(at.parentId ?? 0)) {
    found.unshift(at)
  }
  return found
}

function categoryLink({ kind, texts }: SourceCategory, locale: Locale, patterns: AddressPatterns): LinkShape {
  const text = texts[locale] ?? texts[DEFAULT_LOCALE] ?? { name: '', slug: '' }
  return { name: text.name, path: pathOf(patterns[kind][locale], text.slug) }
}
