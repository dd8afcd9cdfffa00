import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { MoveStock } from '#plugins/catalogue/actions/move_stock'
import { storeMovement } from '#plugins/catalogue/validators/bulk_change_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Stock that staff book in or out. */
@inject()
export default class StockMovementsController {
  constructor(private readonly move: MoveStock) {}

  async store(ctx: HttpContext) {
    const movement = await ctx.request.validateUsing(storeMovement)
    await this.move.execute([movement], requestOrigin(ctx))
    ctx.response.status(201)
    return { data: movement }
  }
}
