import type { Router } from '@adonisjs/core/http'
import { storeMovement, updateStock } from '#plugins/catalogue/stock/stock_validator'

const StockController = () => import('#plugins/catalogue/stock/controllers/product_stock_controller')

const AT = '/api/admin/catalogue'

/** Stock in the back office. */
export function stockRoutes(router: Router): void {
  router
    .get(`${AT}/products/:id/stock`, [StockController, 'show'])
    .as('catalogue.admin.product_stock.show')
    .permission('catalogue.products.list')
  router
    .put(`${AT}/products/:id/stock`, [StockController, 'update'])
    .as('catalogue.admin.product_stock.update')
    .permission('catalogue.products.update_inventories')
    .accepts(updateStock)
  router
    .post(`${AT}/stock-movements`, [StockController, 'store'])
    .as('catalogue.admin.stock_movements.store')
    .permission('catalogue.products.update_inventories')
    .accepts(storeMovement)
}
