import type { Router } from '@adonisjs/core/http'
import { listQuery } from '#core/lists/list_query'
import {
  storePermalink,
  updatePermalink,
  updatePermalinkPatterns,
} from '#plugins/catalogue/permalinks/permalink_validator'

const PermalinksController = () => import('#plugins/catalogue/permalinks/permalinks_controller')
const PatternsController = () => import('#plugins/catalogue/permalinks/permalink_patterns_controller')

/** Addresses of the catalogue in the back office. */
export function permalinkRoutes(router: Router): void {
  router
    .get('/api/admin/catalogue/permalinks', [PermalinksController, 'index'])
    .as('catalogue.admin.permalinks.index')
    .permission('catalogue.permalinks.list')
    .accepts(listQuery)
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
    .put('/api/admin/catalogue/permalinks/:id', [PermalinksController, 'update'])
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
    .put('/api/admin/catalogue/permalink-patterns', [PatternsController, 'update'])
    .as('catalogue.admin.permalink_patterns.update')
    .permission('catalogue.permalinks.update')
    .accepts(updatePermalinkPatterns)
}
