import app from '@adonisjs/core/services/app'
import type { Router } from '@adonisjs/core/http'
import { HEALTH_PATH, LIVE_PATH, READY_PATH } from '#core/http/known_host'
import { showBanner } from '#plugins/platform/validators/banner_validator'
import { showMetadata } from '#plugins/platform/validators/metadata_validator'
import { showPermalink } from '#plugins/platform/validators/permalink_validator'
import { storeReport } from '#plugins/platform/validators/report_validator'
import { indexSearch } from '#plugins/platform/validators/search_validator'

const startUp = () => import('#plugins/platform/controllers/start_up_controller')
const metadata = () => import('#plugins/platform/controllers/metadata_controller')
const search = () => import('#plugins/platform/controllers/search_controller')
const permalinks = () => import('#plugins/platform/controllers/permalinks_controller')
const reports = () => import('#plugins/platform/controllers/reports_controller')
const openapi = () => import('#plugins/platform/controllers/openapi_controller')
const sitemaps = () => import('#plugins/platform/controllers/sitemaps_controller')
const health = () => import('#plugins/platform/controllers/health_controller')
const homePage = () => import('#plugins/platform/controllers/home_page_controller')
const banners = () => import('#plugins/platform/controllers/banners_controller')
const robots = () => import('#plugins/platform/controllers/robots_controller')

/** Public routes: start-up data, metadata, search, addresses, the sitemap. */
export function publicRoutes(router: Router): void {
  const base = app.config.get<string>('cellier.basePath')
  router.get('/api/init', [startUp, 'show']).as('init').public()
  router.get(HEALTH_PATH, [health, 'show']).as('health').public()
  router.get(LIVE_PATH, [health, 'live']).as('platform.liveness.show').public()
  router.get(READY_PATH, [health, 'ready']).as('platform.readiness.show').public()
  router.get('/api/metadata', [metadata, 'show']).as('get-metadata').public().accepts(showMetadata)
  router.get('/api/search', [search, 'index']).as('search.index').public().accepts(indexSearch)
  router.get('/api/permalinks', [permalinks, 'show']).as('platform.permalinks.show').public().accepts(showPermalink)
  router.get('/api/platform/home-page', [homePage, 'show']).as('platform.home_page.show').public()
  router.get('/api/platform/banners', [banners, 'index']).as('platform.banners.index').public()
  router.get('/api/platform/banners/:place', [banners, 'show']).as('platform.banners.show').public().accepts(showBanner)
  router.post('/api/reports', [reports, 'store']).as('platform.reports.store').public().accepts(storeReport)
  router.get('/api/openapi.json', [openapi, 'show']).as('platform.openapi.show').public()
  router.get(`${base}/sitemap.xml`, [sitemaps, 'index']).as('platform.sitemaps.index').public()
  router.get(`${base}/sitemap/:part.xml`, [sitemaps, 'show']).as('platform.sitemaps.show').public()
  router.get('/robots.txt', [robots, 'show']).as('platform.robots.show').public()
}
