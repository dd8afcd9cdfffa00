import type { Router } from '@adonisjs/core/http'
import { listQuery } from '#core/lists/list_query'
import { storeOrderComment } from '#plugins/sales/orders/admin_order_validator'
import {
  indexQuotable,
  storeAdminQuote,
  storeQuoteEnd,
  storeQuoteSending,
  storeStaffAcceptance,
  updateAdminQuote,
  updateQuoteAddresses,
} from '#plugins/sales/quotes/admin_quote_validator'

const Quotes = () => import('#plugins/sales/quotes/controllers/staff_quotes_controller')

const QUOTES = '/api/admin/sales/quotes'

/** Staff price quotes, send them and end them. */
export function adminQuoteRoutes(router: Router): void {
  router
    .get(QUOTES, [Quotes, 'index'])
    .as('sales.admin.quotes.index')
    .permission('sales.quotes.list')
    .accepts(listQuery)
  router
    .post(QUOTES, [Quotes, 'store'])
    .as('sales.admin.quotes.store')
    .permission('sales.quotes.create')
    .accepts(storeAdminQuote)
  router.get(`${QUOTES}/:id`, [Quotes, 'show']).as('sales.admin.quotes.show').permission('sales.quotes.view')
  router
    .put(`${QUOTES}/:id`, [Quotes, 'update'])
    .as('sales.admin.quotes.update')
    .permission('sales.quotes.update')
    .accepts(updateAdminQuote)
  router
    .get(`${QUOTES}/:id/products`, [Quotes, 'products'])
    .as('sales.admin.quotable_products.index')
    .permission('sales.quotes.update')
    .accepts(indexQuotable)
  router
    .get(`${QUOTES}/:id/addresses`, [Quotes, 'addresses'])
    .as('sales.admin.quote_addresses.index')
    .permission('sales.quotes.update')
  router
    .put(`${QUOTES}/:id/addresses`, [Quotes, 'changeAddresses'])
    .as('sales.admin.quote_addresses.update')
    .permission('sales.quotes.update')
    .accepts(updateQuoteAddresses)
  moveRoutes(router)
}

function moveRoutes(router: Router): void {
  router
    .post(`${QUOTES}/:id/sendings`, [Quotes, 'send'])
    .as('sales.admin.quote_sendings.store')
    .permission('sales.quotes.send')
    .accepts(storeQuoteSending)
  router
    .get(`${QUOTES}/:id/acceptance`, [Quotes, 'payments'])
    .as('sales.admin.quote_acceptances.show')
    .permission('sales.quotes.accept')
  router
    .post(`${QUOTES}/:id/acceptance`, [Quotes, 'accept'])
    .as('sales.admin.quote_acceptances.store')
    .permission('sales.quotes.accept')
    .accepts(storeStaffAcceptance)
  router
    .post(`${QUOTES}/:id/refusal`, [Quotes, 'refuse'])
    .as('sales.admin.quote_refusals.store')
    .permission('sales.quotes.cancel')
    .accepts(storeQuoteEnd)
  router
    .post(`${QUOTES}/:id/cancellation`, [Quotes, 'cancel'])
    .as('sales.admin.quote_cancellations.store')
    .permission('sales.quotes.cancel')
    .accepts(storeQuoteEnd)
  router
    .post(`${QUOTES}/:id/comments`, [Quotes, 'comment'])
    .as('sales.admin.quote_comments.store')
    .permission('sales.quotes.comment')
    .accepts(storeOrderComment)
}
