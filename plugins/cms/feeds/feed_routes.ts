import app from '@adonisjs/core/services/app'
import { LOCALES, LOCALE_PREFIXES } from '#core/i18n/locales'
import type { Router } from '@adonisjs/core/http'

const FeedsController = () => import('#plugins/cms/feeds/feeds_controller')

/** The feeds of each language, below its prefix: of the posts, of each type with a list, of each category. */
export function feedRoutes(router: Router): void {
  const base = app.config.get<string>('cellier.basePath')
  for (const locale of LOCALES) {
    const at = base + LOCALE_PREFIXES[locale]
    const name = locale.toLowerCase()
    router.get(`${at}/rss.xml`, [FeedsController, 'index']).as(`cms.feeds.${name}.index`).public()
    router.get(`${at}/rss/:type.xml`, [FeedsController, 'show']).as(`cms.feeds.${name}.show`).public()
    router
      .get(`${at}/rss/categories/:id.xml`, [FeedsController, 'category'])
      .as(`cms.category_feeds.${name}.show`)
      .public()
  }
}
