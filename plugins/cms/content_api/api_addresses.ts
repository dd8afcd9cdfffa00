import { fileAddress, pageAddress } from '#plugins/platform/index'
import { siteBase } from '#plugins/cms/site/site_base'
import type { Addresses } from '#plugins/cms/content_api/html_of_block'
import type { Locale } from '#core/i18n/locales'

/** Whole addresses of the shop, for programs that read its contents elsewhere. */
export function apiAddresses(locale: Locale): Addresses {
  const base = siteBase()
  return {
    page: (path) => pageAddress({ base, locale }, path),
    link: (path) => base + path,
    file: (path) => fileAddress({ base }, path),
  }
}
