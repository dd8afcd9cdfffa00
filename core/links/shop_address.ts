import app from '@adonisjs/core/services/app'
import { DEFAULT_LOCALE, LOCALE_PREFIXES, type Locale } from '#core/i18n/locales'

/** The whole address of a page of the shop in a language; the back office has none in its addresses. */
export function shopAddress(path: string, locale: Locale = DEFAULT_LOCALE): string {
  const shop = app.config.get<string>('cellier.address')
  const base = app.config.get<string>('cellier.basePath')
  return `${shop}${base}${LOCALE_PREFIXES[locale]}${path}`
}
