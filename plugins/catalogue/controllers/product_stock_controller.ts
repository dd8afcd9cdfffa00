import { inject } from '@adonisjs/core'
import { routeId } from '#core/http/route_id'
import { ShowStock } from '#plugins/catalogue/queries/products/show_stock'
import type { HttpContext } from '@adonisjs/core/http'

/** What happened to a product's stock. */
@inject()
export default class ProductStockController {
  constructor(private readonly stock: ShowStock) {}

  async show(ctx: HttpContext) {
    return { data: await this.stock.execute(routeId(ctx)) }
  }
}
