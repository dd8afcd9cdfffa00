/** Locales of the product's own words. Which of them a shop offers is data of its channel. */
export const LOCALES = ['fr_FR', 'en_GB'] as const

export type Locale = (typeof LOCALES)[number]

export const DEFAULT_LOCALE: Locale = 'fr_FR'

/** Prefix below the base path: none for the default locale. */
export const LOCALE_PREFIXES: Record<Locale, string> = { fr_FR: '', en_GB: '/en' }

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale)
}

/** `fr_FR` → `fr-FR`, as Intl wants it. */
export function languageTag(locale: Locale): string {
  return locale.replace('_', '-')
}

/** First locale of an Accept-Language header that we speak. */
export function negotiateLocale(header: string | undefined): Locale {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => part.trim().split(';q='))
    .map(([tag = '', quality = '1']) => ({ tag: tag.toLowerCase(), quality: Number(quality) }))
    .sort((one, other) => other.quality - one.quality)
  for (const { tag } of wanted) {
    const found = LOCALES.find((locale) => tag.slice(0, 2) === locale.slice(0, 2))
    if (found) return found
  }
  return DEFAULT_LOCALE
}
