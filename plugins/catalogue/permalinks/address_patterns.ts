import { eachLocale } from '#core/i18n/each_locale'
import type { Locale } from '#core/i18n/locales'
import type { Settings } from '#core/settings/settings'
import type { AddressKind } from '#plugins/catalogue/permalinks/address_kinds'

/** Address patterns below the base path and the locale's prefix, with `{slug}`, by kind and language. */
export type AddressPatterns = Record<AddressKind, Record<Locale, string>>

export function addressPatterns(settings: Settings): AddressPatterns {
  const byLocale = (kind: AddressKind) => eachLocale((locale) => patternOf(settings, kind, locale))
  return { product: byLocale('product'), category: byLocale('category'), dish: byLocale('dish') }
}

export function patternOf(settings: Settings, kind: AddressKind, locale: Locale): string {
  return settings.get(`catalogue.permalinks.${kind}`, { locale })
}

export function pathOf(pattern: string, slug: string): string {
  return pattern.replace('{slug}', slug)
}
