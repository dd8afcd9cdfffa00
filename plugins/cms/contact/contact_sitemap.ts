import { LOCALES } from '#core/i18n/locales'
import type { SitemapSource } from '#plugins/platform/index'

const PAGE = { paths: Object.fromEntries(LOCALES.map((locale) => [locale, '/contact'])), updatedAt: null }

/** The contact page. */
const contactSitemap: SitemapSource = {
  count: () => Promise.resolve(1),
  entries: (_channel, offset, limit) => Promise.resolve(offset === 0 && limit > 0 ? [PAGE] : []),
}

export default contactSitemap
