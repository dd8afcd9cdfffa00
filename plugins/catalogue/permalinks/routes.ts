import type { Router } from '@adonisjs/core/http'
import { updatePermalink, updatePermalinkPatterns } from '#plugins/catalogue/permalinks/permalink_validator'

const PermalinksController = () => import('#plugins/catalogue/permalinks/permalinks_controller')
const PatternsController = () => import('#plugins/catalogue/permalinks/permalink_patterns_controller')

/** Addresses of the catalogue in the back office. */
export function permalinkRoutes(router: Router): void {
  router
    .put('/api/admin/catalogue/permalinks/:id', [PermalinksController, 'update'])
    .as('catalogue.admin.permalinks.update')
    .permission('catalogue.permalinks.update')
    .accepts(updatePermalink)
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
