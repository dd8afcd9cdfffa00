import type { Router } from '@adonisjs/core/http'
import { indexRows, storeChange, storeSelection } from '#plugins/catalogue/validators/bulk_change_validator'

const ChangesController = () => import('#plugins/catalogue/controllers/product_changes_controller')
const RowsController = () => import('#plugins/catalogue/controllers/product_change_rows_controller')
const ApplicationsController = () => import('#plugins/catalogue/controllers/product_change_applications_controller')
const UndoingsController = () => import('#plugins/catalogue/controllers/product_change_undoings_controller')
const PlacesController = () => import('#plugins/catalogue/controllers/product_places_controller')
const DeletionsController = () => import('#plugins/catalogue/controllers/product_deletions_controller')
const PreviewsController = () => import('#plugins/catalogue/controllers/product_deletion_previews_controller')

const AT = '/api/admin/catalogue'

/** What is done to many products at once. */
export function bulkRoutes(router: Router): void {
  router
    .get(`${AT}/product-places`, [PlacesController, 'index'])
    .as('catalogue.admin.product_places.index')
    .permission('catalogue.products.mass_update')
  router
    .get(`${AT}/product-changes`, [ChangesController, 'index'])
    .as('catalogue.admin.product_changes.index')
    .permission('catalogue.products.mass_update')
  router
    .post(`${AT}/product-changes`, [ChangesController, 'store'])
    .as('catalogue.admin.product_changes.store')
    .permission('catalogue.products.mass_update')
    .accepts(storeChange)
  router
    .get(`${AT}/product-changes/:id`, [ChangesController, 'show'])
    .as('catalogue.admin.product_changes.show')
    .permission('catalogue.products.mass_update')
  router
    .get(`${AT}/product-changes/:id/rows`, [RowsController, 'index'])
    .as('catalogue.admin.product_change_rows.index')
    .permission('catalogue.products.mass_update')
    .accepts(indexRows)
  router
    .post(`${AT}/product-changes/:id/applications`, [ApplicationsController, 'store'])
    .as('catalogue.admin.product_change_applications.store')
    .permission('catalogue.products.mass_update')
  router
    .post(`${AT}/product-changes/:id/undoings`, [UndoingsController, 'store'])
    .as('catalogue.admin.product_change_undoings.store')
    .permission('catalogue.products.mass_update')
  router
    .post(`${AT}/product-deletions`, [DeletionsController, 'store'])
    .as('catalogue.admin.product_deletions.store')
    .permission('catalogue.products.mass_delete')
    .accepts(storeSelection)
  router
    .post(`${AT}/product-deletion-previews`, [PreviewsController, 'store'])
    .as('catalogue.admin.product_deletion_previews.store')
    .permission('catalogue.products.mass_delete')
    .accepts(storeSelection)
}
