import type { Router } from '@adonisjs/core/http'
import { categoriesQuery } from '#plugins/catalogue/validators/category_validator'
import { listQuery } from '#plugins/catalogue/validators/list_validator'

const products = () => import('#plugins/catalogue/controllers/products_controller')
const categories = () => import('#plugins/catalogue/controllers/categories_controller')
const home = () => import('#plugins/catalogue/controllers/home_controller')

/** The catalogue's addresses below `/api`. */
export function routes(router: Router): void {
  router.get('/api/catalogue/products', [products, 'index']).as('catalogue.products.index').public().accepts(listQuery)
  router.get('/api/catalogue/products/:slug', [products, 'show']).as('catalogue.products.show').public()
  router
    .get('/api/catalogue/categories', [categories, 'index'])
    .as('catalogue.categories.index')
    .public()
    .accepts(categoriesQuery)
  router.get('/api/catalogue/home', [home, 'show']).as('catalogue.home.show').public()
}
