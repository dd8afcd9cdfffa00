import { locales, type Locale } from '#web/lib/locale'
import type { ResponseOf } from '#web/lib/registry'

export type CategoryKind = 'category' | 'dish'
export type CategoryLine = ResponseOf<'catalogue.admin.categories.index'>['data'][number]
export type Category = ResponseOf<'catalogue.admin.categories.show'>['data']

interface CategoryTexts {
  name: string
  slug: string
  description: string
  metaTitle: string
  metaDescription: string
}

/** A category as its form edits it. */
export interface CategoryValues {
  parentId: number | null
  code: string
  status: 'published' | 'draft'
  displayMode: Category['displayMode']
  filterable: string[]
  logoMediaId: number | null
  bannerMediaId: number | null
  texts: Record<Locale, CategoryTexts>
}

const blank = (): CategoryTexts => ({ name: '', slug: '', description: '', metaTitle: '', metaDescription: '' })

/** Values of a fresh form, or of what the server answered. */
export function categoryValues(category: Category | null, parentId: number | null): CategoryValues {
  const texts = Object.fromEntries(locales.map((locale) => [locale, category?.texts[locale] ?? blank()]))
  return {
    parentId: category ? category.parentId : parentId,
    code: category?.code ?? '',
    status: category?.status ?? 'published',
    displayMode: category?.displayMode ?? 'products_and_description',
    filterable: category?.filterable ?? [],
    logoMediaId: category?.logoMediaId ?? null,
    bannerMediaId: category?.bannerMediaId ?? null,
    texts: texts as Record<Locale, CategoryTexts>,
  }
}

/** The screens of the two trees. */
export const screensOf: Record<CategoryKind, { tree: string; one: string }> = {
  category: { tree: 'catalogue.admin.categories', one: 'catalogue.admin.category' },
  dish: { tree: 'catalogue.admin.dishes', one: 'catalogue.admin.dish' },
}
