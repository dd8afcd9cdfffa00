import type { Router } from '@adonisjs/core/http'
import { updatePermalink } from '#plugins/catalogue/permalinks/permalink_validator'

const PermalinksController = () => import('#plugins/catalogue/permalinks/permalinks_controller')

/** Addresses of the catalogue in the back office. */
export function permalinkRoutes(router: Router): void {
  router
    .put('/api/admin/catalogue/permalinks/:id', [PermalinksController, 'update'])
    .as('catalogue.admin.permalinks.update')
    .permission('catalogue.permalinks.update')
    .accepts(updatePermalink)
}
