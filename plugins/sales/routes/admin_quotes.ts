import type { Router } from '@adonisjs/core/http'
import { listQuery } from '#core/lists/list_query'
import { storeOrderComment } from '#plugins/sales/validators/admin_order_validator'
import {
  indexQuotable,
  storeAdminQuote,
  storeQuoteEnd,
  storeQuoteSending,
  storeStaffAcceptance,
  updateAdminQuote,
  updateQuoteAddresses,
} from '#plugins/sales/validators/admin_quote_validator'

const QuotesController = () => import('#plugins/sales/controllers/admin/quotes_controller')
const QuotableController = () => import('#plugins/sales/controllers/admin/quotable_products_controller')
const AddressesController = () => import('#plugins/sales/controllers/admin/quote_addresses_controller')
const AcceptancesController = () => import('#plugins/sales/controllers/admin/quote_acceptances_controller')
const SendingsController = () => import('#plugins/sales/controllers/admin/quote_sendings_controller')
const RefusalsController = () => import('#plugins/sales/controllers/admin/quote_refusals_controller')
const CancellationsController = () => import('#plugins/sales/controllers/admin/quote_cancellations_controller')
const CommentsController = () => import('#plugins/sales/controllers/admin/quote_comments_controller')

const QUOTES = '/api/admin/sales/quotes'

/** Staff price quotes, send them and end them. */
export function adminQuoteRoutes(router: Router): void {
  router
    .get(QUOTES, [QuotesController, 'index'])
    .as('sales.admin.quotes.index')
    .permission('sales.quotes.list')
    .accepts(listQuery)
  router
    .post(QUOTES, [QuotesController, 'store'])
    .as('sales.admin.quotes.store')
    .permission('sales.quotes.create')
    .accepts(storeAdminQuote)
  router.get(`${QUOTES}/:id`, [QuotesController, 'show']).as('sales.admin.quotes.show').permission('sales.quotes.view')
  router
    .put(`${QUOTES}/:id`, [QuotesController, 'update'])
    .as('sales.admin.quotes.update')
    .permission('sales.quotes.update')
    .accepts(updateAdminQuote)
  router
    .get(`${QUOTES}/:id/products`, [QuotableController, 'index'])
    .as('sales.admin.quotable_products.index')
    .permission('sales.quotes.update')
    .accepts(indexQuotable)
  router
    .get(`${QUOTES}/:id/addresses`, [AddressesController, 'index'])
    .as('sales.admin.quote_addresses.index')
    .permission('sales.quotes.update')
  router
    .put(`${QUOTES}/:id/addresses`, [AddressesController, 'update'])
    .as('sales.admin.quote_addresses.update')
    .permission('sales.quotes.update')
    .accepts(updateQuoteAddresses)
  moveRoutes(router)
}

function moveRoutes(router: Router): void {
  router
    .post(`${QUOTES}/:id/sendings`, [SendingsController, 'store'])
    .as('sales.admin.quote_sendings.store')
    .permission('sales.quotes.send')
    .accepts(storeQuoteSending)
  router
    .get(`${QUOTES}/:id/acceptance`, [AcceptancesController, 'show'])
    .as('sales.admin.quote_acceptances.show')
    .permission('sales.quotes.accept')
  router
    .post(`${QUOTES}/:id/acceptance`, [AcceptancesController, 'store'])
    .as('sales.admin.quote_acceptances.store')
    .permission('sales.quotes.accept')
    .accepts(storeStaffAcceptance)
  router
    .post(`${QUOTES}/:id/refusal`, [RefusalsController, 'store'])
    .as('sales.admin.quote_refusals.store')
    .permission('sales.quotes.cancel')
    .accepts(storeQuoteEnd)
  router
    .post(`${QUOTES}/:id/cancellation`, [CancellationsController, 'store'])
    .as('sales.admin.quote_cancellations.store')
    .permission('sales.quotes.cancel')
    .accepts(storeQuoteEnd)
  router
    .post(`${QUOTES}/:id/comments`, [CommentsController, 'store'])
    .as('sales.admin.quote_comments.store')
    .permission('sales.quotes.comment')
    .accepts(storeOrderComment)
}
