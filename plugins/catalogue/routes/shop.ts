import type { Router } from '@adonisjs/core/http'
import { categoriesQuery } from '#plugins/catalogue/validators/category_validator'
import { listQuery } from '#plugins/catalogue/validators/list_validator'

const productsController = () => import('#plugins/catalogue/controllers/products_controller')
const filesController = () => import('#plugins/catalogue/controllers/product_files_controller')
const categoriesController = () => import('#plugins/catalogue/controllers/categories_controller')
const netPricesController = () => import('#plugins/catalogue/controllers/net_prices_controller')
const homeController = () => import('#plugins/catalogue/controllers/home_controller')

/** What visitors of the shop read of the catalogue. */
export function shopRoutes(router: Router): void {
  router
    .get('/api/catalogue/products', [productsController, 'index'])
    .as('catalogue.products.index')
    .public()
    .accepts(listQuery)
  router.get('/api/catalogue/products/:slug', [productsController, 'show']).as('catalogue.products.show').public()
  router
    .get('/api/catalogue/products/:id/files/:attribute', [filesController, 'show'])
    .as('catalogue.product_files.show')
    .public()
  router
    .get('/api/catalogue/categories', [categoriesController, 'index'])
    .as('catalogue.categories.index')
    .public()
    .accepts(categoriesQuery)
  router.get('/api/catalogue/net-prices', [netPricesController, 'show']).as('catalogue.net_prices.show').public()
  router.get('/api/catalogue/home', [homeController, 'show']).as('catalogue.home.show').public()
}
