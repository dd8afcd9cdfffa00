/** Locales with translations. A shop's channel stores which of them it offers. */
export const LOCALES = ['fr_FR', 'en_GB'] as const

export type Locale = (typeof LOCALES)[number]

export const DEFAULT_LOCALE: Locale = 'fr_FR'

/** Locale of messages that have no translation. */
export const FALLBACK_LOCALE: Locale = 'en_GB'

/** Path prefix of a locale, after the base path. The default locale has none. */
export const LOCALE_PREFIXES: Record<Locale, string> = { fr_FR: '', en_GB: '/en' }

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale)
}

/** The BCP 47 tag of a locale: `fr_FR` → `fr-FR`. */
export function languageTag(locale: Locale): string {
  return locale.replace('_', '-')
}

/** The supported locale that an Accept-Language header prefers; else the default locale. */
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
