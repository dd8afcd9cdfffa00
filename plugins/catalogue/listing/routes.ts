import type { Router } from '@adonisjs/core/http'
import { listQuery } from '#plugins/catalogue/listing/list_validator'

const productsController = () => import('#plugins/catalogue/listing/controllers/products_controller')

/** Products and the start page, as visitors of the shop read them. */
export function listingRoutes(router: Router): void {
  router
    .get('/api/catalogue/products', [productsController, 'index'])
    .as('catalogue.products.index')
    .public()
    .accepts(listQuery)
  router.get('/api/catalogue/products/:slug', [productsController, 'show']).as('catalogue.products.show').public()
  router.get('/api/catalogue/home', [productsController, 'home']).as('catalogue.home.show').public()
}
