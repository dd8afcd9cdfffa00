import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import type { ContentType } from '#plugins/cms/content/content_type'

/** What an address is made of. */
export interface AddressParts {
  locale: Locale
  slug: string
  /** Address of the content above; null: it is at the top. */
  above: string | null
  /** Instant whose year and month stand in the address. */
  dated: string
  /** Slug of the first category; null: it has none. */
  category: string | null
}

/** Stands for the category of a content without one. */
const NO_CATEGORY: Record<Locale, string> = { fr_FR: 'non-classe', en_GB: 'uncategorised' }

/** The address of a content by the pattern of its type, below base path and locale prefix. Below another: that one's, and the slug. */
export function contentPath({ pattern }: Pick<ContentType, 'pattern'>, parts: AddressParts): string {
  const { locale, slug, above, dated, category } = parts
  if (above !== null) return `${above}/${slug}`
  return patternOf(pattern, locale)
    .replace('{year}', dated.slice(0, 4))
    .replace('{month}', dated.slice(5, 7))
    .replace('{category}', category ?? NO_CATEGORY[locale])
    .replace('{slug}', slug)
}

/** The pattern in a language, else in the default one. */
export function patternOf(pattern: ContentType['pattern'], locale: Locale): string {
  return pattern[locale] || pattern[DEFAULT_LOCALE] || '/{slug}'
}
