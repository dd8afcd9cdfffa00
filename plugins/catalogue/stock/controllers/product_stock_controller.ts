import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { CountStock } from '#plugins/catalogue/stock/actions/count_stock'
import { MoveStock } from '#plugins/catalogue/stock/actions/move_stock'
import { ShowStock } from '#plugins/catalogue/stock/queries/show_stock'
import { storeMovement, updateStock } from '#plugins/catalogue/stock/stock_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** What happened to a product's stock, and what is on hand of it. */
@inject()
export default class ProductStockController {
  constructor(
    private readonly stock: ShowStock,
    private readonly count: CountStock,
    private readonly move: MoveStock
  ) {}

  async show(ctx: HttpContext) {
    return { data: await this.stock.execute(routeId(ctx)) }
  }

  async update(ctx: HttpContext) {
    const { counts } = await ctx.request.validateUsing(updateStock)
    await this.count.execute(routeId(ctx), counts, requestOrigin(ctx))
    return { data: await this.stock.execute(routeId(ctx)) }
  }

  /** Pieces that staff book in or out. */
  async store(ctx: HttpContext) {
    const movement = await ctx.request.validateUsing(storeMovement)
    await this.move.execute([movement], requestOrigin(ctx))
    ctx.response.status(201)
    return { data: movement }
  }
}
