import type { Router } from '@adonisjs/core/http'
import { indexRows, storeChange, storeSelection } from '#plugins/catalogue/products/bulk/bulk_change_validator'

const ChangesController = () => import('#plugins/catalogue/products/bulk/product_changes_controller')
const DeletionsController = () => import('#plugins/catalogue/products/deletion/product_deletions_controller')

const AT = '/api/admin/catalogue'

/** What is done to many products at once. */
export function bulkRoutes(router: Router): void {
  router
    .get(`${AT}/product-places`, [ChangesController, 'places'])
    .as('catalogue.admin.product_places.index')
    .permission('catalogue.products.mass_update')
  router
    .get(`${AT}/product-change-choices`, [ChangesController, 'choices'])
    .as('catalogue.admin.product_change_choices.index')
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
    .get(`${AT}/product-changes/:id/rows`, [ChangesController, 'rows'])
    .as('catalogue.admin.product_change_rows.index')
    .permission('catalogue.products.mass_update')
    .accepts(indexRows)
  router
    .post(`${AT}/product-changes/:id/applications`, [ChangesController, 'apply'])
    .as('catalogue.admin.product_change_applications.store')
    .permission('catalogue.products.mass_update')
  router
    .post(`${AT}/product-changes/:id/undoings`, [ChangesController, 'undo'])
    .as('catalogue.admin.product_change_undoings.store')
    .permission('catalogue.products.mass_update')
  router
    .post(`${AT}/product-deletions`, [DeletionsController, 'store'])
    .as('catalogue.admin.product_deletions.store')
    .permission('catalogue.products.mass_delete')
    .accepts(storeSelection)
  router
    .post(`${AT}/product-deletion-previews`, [DeletionsController, 'preview'])
    .as('catalogue.admin.product_deletion_previews.store')
    .permission('catalogue.products.mass_delete')
    .accepts(storeSelection)
}
