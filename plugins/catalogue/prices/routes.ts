import type { Router } from '@adonisjs/core/http'

const netPricesController = () => import('#plugins/catalogue/prices/net_prices_controller')

/** How prices are told to whoever asks. */
export function priceRoutes(router: Router): void {
  router.get('/api/catalogue/net-prices', [netPricesController, 'show']).as('catalogue.net_prices.show').public()
}
