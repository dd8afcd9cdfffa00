import { DEFAULT_LOCALE, LOCALES, type Locale } from '#core/i18n/locales'
import { pathOf, type AddressPatterns } from '#plugins/catalogue/permalinks/address_patterns'
import { metaLine } from '#plugins/catalogue/listing/meta_line'
import type { CategoryCounter } from '#plugins/catalogue/listing/index/selection'
import type { DisplayMode } from '#plugins/catalogue/categories/category_tree'
import type { LinkShape, Picture } from '#plugins/catalogue/listing/product_shapes'
import type { Category, CategoryKind, CategoryTexts } from '#plugins/catalogue/listing/read_taxonomy'

export interface CategoryNode {
  id: number
  slug: string
  path: string
  name: string
  /** Products in the category and its descendants. */
  count: number
  children: CategoryNode[]
}

export interface CategoryPage {
  id: number
  slug: string
  path: string
  name: string
  description: string
  kind: CategoryKind
  /** Whether its page shows the products, the description, or both. */
  displayMode: DisplayMode
  logo: Picture | null
  banner: Picture | null
  /** From the root of the tree down to the category itself. */
  breadcrumbs: LinkShape[]
  children: CategoryNode[]
  metaTitle: string
  metaDescription: string
  alternates: Partial<Record<Locale, string>>
}

/** The shop, language and address patterns that categories are shown in. */
export interface CategoryView {
  countOf: CategoryCounter
  locale: Locale
  patterns: AddressPatterns
}

export function buildCategoryNode(category: Category, view: CategoryView): CategoryNode {
  const { slug, name } = textsOf(category, view.locale)
  return {
    id: category.id,
    slug,
    path: pathOf(view.patterns[category.kind][view.locale], slug),
    name,
    count: view.countOf(category),
    children: category.children.map((child) => buildCategoryNode(child, view)),
  }
}

export function buildCategoryPage(category: Category, view: CategoryView): CategoryPage {
  const { locale, patterns } = view
  const texts = textsOf(category, locale)
  const chain: LinkShape[] = []
  for (let at: Category | null = category; at; at = at.parent) {
    const { name, slug } = textsOf(at, locale)
    chain.unshift({ name, path: pathOf(patterns[at.kind][locale], slug) })
  }
  return {
    id: category.id,
    slug: texts.slug,
    path: pathOf(patterns[category.kind][locale], texts.slug),
    name: texts.name,
    description: texts.description,
    kind: category.kind,
    displayMode: category.displayMode,
    logo: category.logo,
    banner: category.banner,
    breadcrumbs: chain,
    children: category.children.map((child) => buildCategoryNode(child, view)),
    metaTitle: texts.metaTitle || texts.name,
    metaDescription: texts.metaDescription || metaLine(texts.description),
    alternates: Object.fromEntries(
      LOCALES.map((one) => [one, pathOf(patterns[category.kind][one], textsOf(category, one).slug)])
    ),
  }
}

function textsOf({ id, texts }: Category, locale: Locale): CategoryTexts {
  const slug = String(id)
  return (
    texts[locale] ?? texts[DEFAULT_LOCALE] ?? { name: slug, slug, description: '', metaTitle: '', metaDescription: '' }
  )
}
