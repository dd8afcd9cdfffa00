import type { Router } from '@adonisjs/core/http'
import {
  indexQuotes,
  showQuote,
  storeQuote,
  storeQuoteAcceptance,
  storeQuoteCancellation,
} from '#plugins/sales/quotes/quote_validator'

const QuotesController = () => import('#plugins/sales/quotes/controllers/quotes_controller')
const OrderQuotesController = () => import('#plugins/sales/quotes/controllers/order_quotes_controller')
const CancellationsController = () => import('#plugins/sales/quotes/controllers/quote_cancellations_controller')
const AcceptancesController = () => import('#plugins/sales/quotes/controllers/quote_acceptances_controller')

const [ALL, ONE] = ['/api/sales/quotes', '/api/sales/quotes/:number']

/** Guests and customers ask for quotes and answer them; a guest comes back by the key of a signed link. */
export function quoteRoutes(router: Router): void {
  router.post(ALL, [QuotesController, 'store']).as('sales.quotes.store').public().accepts(storeQuote)
  router
    .get('/api/sales/account/quotes', [QuotesController, 'index'])
    .as('sales.quotes.index')
    .customer('sales.account.quotes')
    .accepts(indexQuotes)
  router
    .post('/api/sales/account/orders/:number/quotes', [OrderQuotesController, 'store'])
    .as('sales.order_quotes.store')
    .customer('sales.account.quotes')
    .accepts(storeQuote)
  router.get(ONE, [QuotesController, 'show']).as('sales.quotes.show').public().accepts(showQuote)
  router
    .post(`${ONE}/cancellation`, [CancellationsController, 'store'])
    .as('sales.quote_cancellations.store')
    .public()
    .accepts(storeQuoteCancellation)
  router
    .post(`${ONE}/acceptance`, [AcceptancesController, 'store'])
    .as('sales.quote_acceptances.store')
    .public()
    .accepts(storeQuoteAcceptance)
}
