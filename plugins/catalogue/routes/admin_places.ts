import type { Router } from '@adonisjs/core/http'
import { confirmation } from '#plugins/catalogue/validators/admin/texts'
import { storeMediaCategory, updateMediaCategory } from '#plugins/catalogue/validators/admin/media_category_validator'
import {
  storePermalink,
  updatePermalink,
  updatePermalinkPatterns,
} from '#plugins/catalogue/validators/admin/permalink_validator'
import { storeSource, updateSource } from '#plugins/catalogue/validators/admin/source_validator'

const MediaCategoriesController = () => import('#plugins/catalogue/controllers/admin/media_categories_controller')
const PermalinksController = () => import('#plugins/catalogue/controllers/admin/permalinks_controller')
const PatternsController = () => import('#plugins/catalogue/controllers/admin/permalink_patterns_controller')
const SourcesController = () => import('#plugins/catalogue/controllers/admin/inventory_sources_controller')

/** Media categories, addresses and inventory sources in the back office. */
export function adminPlaceRoutes(router: Router): void {
  mediaCategoryRoutes(router)
  permalinkRoutes(router)
  sourceRoutes(router)
}

function mediaCategoryRoutes(router: Router): void {
  router
    .get('/api/admin/catalogue/media-categories', [MediaCategoriesController, 'index'])
    .as('catalogue.admin.media_categories.index')
    .permission('catalogue.media_categories.list')
  router
    .get('/api/admin/catalogue/media-categories/:id', [MediaCategoriesController, 'show'])
    .as('catalogue.admin.media_categories.show')
    .permission('catalogue.media_categories.list')
  router
    .post('/api/admin/catalogue/media-categories', [MediaCategoriesController, 'store'])
    .as('catalogue.admin.media_categories.store')
    .permission('catalogue.media_categories.create')
    .accepts(storeMediaCategory)
  router
    .patch('/api/admin/catalogue/media-categories/:id', [MediaCategoriesController, 'update'])
    .as('catalogue.admin.media_categories.update')
    .permission('catalogue.media_categories.update')
    .accepts(updateMediaCategory)
  router
    .delete('/api/admin/catalogue/media-categories/:id', [MediaCategoriesController, 'destroy'])
    .as('catalogue.admin.media_categories.destroy')
    .permission('catalogue.media_categories.delete')
    .accepts(confirmation)
}

function permalinkRoutes(router: Router): void {
  router
    .get('/api/admin/catalogue/permalinks', [PermalinksController, 'index'])
    .as('catalogue.admin.permalinks.index')
    .permission('catalogue.permalinks.list')
  router
    .get('/api/admin/catalogue/permalinks/:id', [PermalinksController, 'show'])
    .as('catalogue.admin.permalinks.show')
    .permission('catalogue.permalinks.list')
  router
    .post('/api/admin/catalogue/permalinks', [PermalinksController, 'store'])
    .as('catalogue.admin.permalinks.store')
    .permission('catalogue.permalinks.update')
    .accepts(storePermalink)
  router
    .patch('/api/admin/catalogue/permalinks/:id', [PermalinksController, 'update'])
    .as('catalogue.admin.permalinks.update')
    .permission('catalogue.permalinks.update')
    .accepts(updatePermalink)
  router
    .delete('/api/admin/catalogue/permalinks/:id', [PermalinksController, 'destroy'])
    .as('catalogue.admin.permalinks.destroy')
    .permission('catalogue.permalinks.update')
  router
    .get('/api/admin/catalogue/permalink-patterns', [PatternsController, 'show'])
    .as('catalogue.admin.permalink_patterns.show')
    .permission('catalogue.permalinks.list')
  router
    .patch('/api/admin/catalogue/permalink-patterns', [PatternsController, 'update'])
    .as('catalogue.admin.permalink_patterns.update')
    .permission('catalogue.permalinks.update')
    .accepts(updatePermalinkPatterns)
}

function sourceRoutes(router: Router): void {
  router
    .get('/api/admin/catalogue/inventory-sources', [SourcesController, 'index'])
    .as('catalogue.admin.inventory_sources.index')
    .permission('catalogue.inventory_sources.list')
  router
    .get('/api/admin/catalogue/inventory-sources/:id', [SourcesController, 'show'])
    .as('catalogue.admin.inventory_sources.show')
    .permission('catalogue.inventory_sources.list')
  router
    .post('/api/admin/catalogue/inventory-sources', [SourcesController, 'store'])
    .as('catalogue.admin.inventory_sources.store')
    .permission('catalogue.inventory_sources.create')
    .accepts(storeSource)
  router
    .patch('/api/admin/catalogue/inventory-sources/:id', [SourcesController, 'update'])
    .as('catalogue.admin.inventory_sources.update')
    .permission('catalogue.inventory_sources.update')
    .accepts(updateSource)
  router
    .delete('/api/admin/catalogue/inventory-sources/:id', [SourcesController, 'destroy'])
    .as('catalogue.admin.inventory_sources.destroy')
    .permission('catalogue.inventory_sources.delete')
}
