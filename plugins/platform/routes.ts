import type { Router } from '@adonisjs/core/http'
import { frameRoutes } from '#plugins/platform/routes/frame'
import { importRoutes } from '#plugins/platform/routes/imports'
import { jobRoutes } from '#plugins/platform/routes/jobs'
import { listRoutes } from '#plugins/platform/routes/lists'
import { mailRoutes } from '#plugins/platform/routes/mails'
import { publicRoutes } from '#plugins/platform/routes/public'

export function routes(router: Router): void {
  const base = app.config.get<string>('cellier.basePath')
  router.get('/api/init', [startUp, 'show']).as('init').public()
  router.get('/health', [health, 'show']).as('health').public()
  router.get('/api/metadata', [metadata, 'show']).as('get-metadata').public().accepts(showMetadata)
  router.get('/api/search', [search, 'index']).as('search.index').public().accepts(indexSearch)
  router.get('/api/permalinks', [permalinks, 'show']).as('platform.permalinks.show').public().accepts(showPermalink)
  router.post('/api/reports', [reports, 'store']).as('platform.reports.store').public().accepts(storeReport)
  router.get('/api/openapi.json', [openapi, 'show']).as('platform.openapi.show').public()
  router.get(`${base}/sitemap.xml`, [sitemaps, 'index']).as('platform.sitemaps.index').public()
  router.get(`${base}/sitemap/:part.xml`, [sitemaps, 'show']).as('platform.sitemaps.show').public()
  router.get('/robots.txt', [robots, 'show']).as('platform.robots.show').public()
  frameRoutes(router)
  publicRoutes(router)
  importRoutes(router)
  jobRoutes(router)
  listRoutes(router)
  mailRoutes(router)
}
