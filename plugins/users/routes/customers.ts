import { destroyRecord } from '#core/http/record_validators'
import type { Router } from '@adonisjs/core/http'
import { storeAddress, updateAddress } from '#plugins/users/validators/address_validator'
import { storeCustomer, storeNote, updateCustomer } from '#plugins/users/validators/customer_validator'
import { customerBulkRoutes } from '#plugins/users/routes/customer_bulk'
import { groupRoutes } from '#plugins/users/routes/groups'
import { listQuery } from '#core/lists/list_query'

const CustomerAddressesController = () => import('#plugins/users/controllers/customer_addresses_controller')
const CustomerChoicesController = () => import('#plugins/users/controllers/customer_choices_controller')
const CustomerPasswordMailsController = () => import('#plugins/users/controllers/customer_password_mails_controller')
const CustomerFiguresController = () => import('#plugins/users/controllers/customer_figures_controller')
const CustomerNotesController = () => import('#plugins/users/controllers/customer_notes_controller')
const CustomersController = () => import('#plugins/users/controllers/customers_controller')
const PersonalDataController = () => import('#plugins/users/controllers/personal_data_controller')

const CUSTOMERS = '/api/admin/users/customers'

/** Staff edit customers. */
export function customerRoutes(router: Router): void {
  officeRoutes(router)
  customerBulkRoutes(router)
  detailRoutes(router)
  groupRoutes(router)
}

function officeRoutes(router: Router): void {
  router
    .get(CUSTOMERS, [CustomersController, 'index'])
    .as('users.admin.customers.index')
    .permission('users.customers.list')
    .accepts(listQuery)
  router
    .post(CUSTOMERS, [CustomersController, 'store'])
    .as('users.admin.customers.store')
    .permission('users.customers.create')
    .accepts(storeCustomer)
  router
    .get(`${CUSTOMERS}/:id`, [CustomersController, 'show'])
    .as('users.admin.customers.show')
    .permission('users.customers.list')
  router
    .put(`${CUSTOMERS}/:id`, [CustomersController, 'update'])
    .as('users.admin.customers.update')
    .permission('users.customers.update')
    .accepts(updateCustomer)
  router
    .delete(`${CUSTOMERS}/:id`, [CustomersController, 'destroy'])
    .as('users.admin.customers.destroy')
    .permission('users.customers.delete')
    .accepts(destroyRecord)
  router
    .get('/api/admin/users/customer-choices', [CustomerChoicesController, 'index'])
    .as('users.admin.customer_choices.index')
    .permission('users.customers.list')
}

/** What belongs to one customer. */
function detailRoutes(router: Router): void {
  const [addresses, notes, data] = ['addresses', 'notes', 'personal-data'].map((part) => `${CUSTOMERS}/:id/${part}`)
  router
    .get(`${CUSTOMERS}/:id/figures`, [CustomerFiguresController, 'index'])
    .as('users.admin.customer_figures.index')
    .permission('users.customers.list')
  router
    .get(`${addresses}`, [CustomerAddressesController, 'index'])
    .as('users.admin.customer_addresses.index')
    .permission('users.customers.addresses')
  router
    .post(`${addresses}`, [CustomerAddressesController, 'store'])
    .as('users.admin.customer_addresses.store')
    .permission('users.customers.addresses')
    .accepts(storeAddress)
  router
    .put(`${addresses}/:address`, [CustomerAddressesController, 'update'])
    .as('users.admin.customer_addresses.update')
    .permission('users.customers.addresses')
    .accepts(updateAddress)
  router
    .delete(`${addresses}/:address`, [CustomerAddressesController, 'destroy'])
    .as('users.admin.customer_addresses.destroy')
    .permission('users.customers.addresses')
    .accepts(destroyRecord)
  router
    .get(`${notes}`, [CustomerNotesController, 'index'])
    .as('users.admin.customer_notes.index')
    .permission('users.customers.notes')
  router
    .post(`${notes}`, [CustomerNotesController, 'store'])
    .as('users.admin.customer_notes.store')
    .permission('users.customers.notes')
    .accepts(storeNote)
  router
    .delete(`${notes}/:note`, [CustomerNotesController, 'destroy'])
    .as('users.admin.customer_notes.destroy')
    .permission('users.customers.notes')
  router
    .post(`${CUSTOMERS}/:id/password-mails`, [CustomerPasswordMailsController, 'store'])
    .as('users.admin.customer_password_mails.store')
    .permission('users.customers.update')
  router
    .get(`${data}`, [PersonalDataController, 'show'])
    .as('users.admin.personal_data.show')
    .permission('users.customers.gdpr.list')
  router
    .post(`${data}`, [PersonalDataController, 'store'])
    .as('users.admin.personal_data.store')
    .permission('users.customers.gdpr.list')
  router
    .delete(`${data}`, [PersonalDataController, 'destroy'])
    .as('users.admin.personal_data.destroy')
    .permission('users.customers.gdpr.delete')
}
