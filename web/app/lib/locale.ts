export type Locale = 'fr_FR' | 'en_GB'

export const locales: readonly Locale[] = ['fr_FR', 'en_GB']
export const defaultLocale: Locale = 'fr_FR'

const prefixes: Record<Locale, string> = { fr_FR: '', en_GB: '/en' }
const tags: Record<Locale, string> = { fr_FR: 'fr-FR', en_GB: 'en-GB' }

/** BCP 47 tag, for `lang`, Intl and hreflang. */
export function languageTag(locale: Locale): string {
  return tags[locale]
}

/** Locale of a path below the base path: `/en/boutique` is English, a path without a known prefix French. */
export function localeOf(path: string): Locale {
  const found = locales.find((locale) => prefixes[locale] && startsWithSegment(path, prefixes[locale]))
  return found ?? defaultLocale
}

/** A path without its locale prefix, always with a leading slash. */
export function withoutLocale(path: string): string {
  const prefix = prefixes[localeOf(path)]
  return path.slice(prefix.length) || '/'
}

/** `/boutique` in English is `/en/boutique`. The router adds the base path. */
export function localePath(locale: Locale, path: string): string {
  const clean = path === '/' ? '' : path
  return `${prefixes[locale]}${clean}` || '/'
}

function startsWithSegment(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}
