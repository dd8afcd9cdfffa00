import app from '@adonisjs/core/services/app'
import { fileAddress, pageAddress } from '#plugins/platform/index'
import type { Addresses } from '#plugins/cms/content_api/html_of_document'
import type { Locale } from '#core/i18n/locales'

/** Whole addresses of the shop, for programs that read its contents elsewhere. */
export function apiAddresses(locale: Locale): Addresses {
  const base = app.config.get<string>('cellier.address') + app.config.get<string>('cellier.basePath')
  return {
    page: (path) => pageAddress({ base, locale }, path),
    file: (path) => fileAddress({ base }, path),
  }
}
