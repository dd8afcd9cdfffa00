import type { Router } from '@adonisjs/core/http'
import { indexChangeRows, storeCustomerChange, storeCustomerSelection } from '#plugins/users/validators/bulk_validator'

const ChangesController = () => import('#plugins/users/controllers/customer_changes_controller')
const DeletionsController = () => import('#plugins/users/controllers/customer_deletions_controller')
const InvitationsController = () => import('#plugins/users/controllers/customer_invitations_controller')
const PreviewsController = () => import('#plugins/users/controllers/customer_deletion_previews_controller')

const AT = '/api/admin/users'

/** What is done to many customers at once. */
export function customerBulkRoutes(router: Router): void {
  router
    .get(`${AT}/customer-changes`, [ChangesController, 'index'])
    .as('users.admin.customer_changes.index')
    .permission('users.customers.mass_update')
  router
    .post(`${AT}/customer-changes`, [ChangesController, 'store'])
    .as('users.admin.customer_changes.store')
    .permission('users.customers.mass_update')
    .accepts(storeCustomerChange)
  router
    .get(`${AT}/customer-changes/:id`, [ChangesController, 'show'])
    .as('users.admin.customer_changes.show')
    .permission('users.customers.mass_update')
  router
    .get(`${AT}/customer-changes/:id/rows`, [ChangesController, 'rows'])
    .as('users.admin.customer_change_rows.index')
    .permission('users.customers.mass_update')
    .accepts(indexChangeRows)
  router
    .post(`${AT}/customer-changes/:id/applications`, [ChangesController, 'apply'])
    .as('users.admin.customer_change_applications.store')
    .permission('users.customers.mass_update')
  router
    .post(`${AT}/customer-changes/:id/undoings`, [ChangesController, 'undo'])
    .as('users.admin.customer_change_undoings.store')
    .permission('users.customers.mass_update')
  router
    .post(`${AT}/customer-deletions`, [DeletionsController, 'store'])
    .as('users.admin.customer_deletions.store')
    .permission('users.customers.mass_delete')
    .accepts(storeCustomerSelection)
  router
    .post(`${AT}/customer-invitations`, [InvitationsController, 'store'])
    .as('users.admin.customer_invitations.store')
    .permission('users.customers.mass_update')
    .accepts(storeCustomerSelection)
  router
    .post(`${AT}/customer-deletion-previews`, [PreviewsController, 'store'])
    .as('users.admin.customer_deletion_previews.store')
    .permission('users.customers.mass_delete')
    .accepts(storeCustomerSelection)
}
