import { inject } from '@adonisjs/core'
import { ReadMediumUses } from '#plugins/platform/actions/read_medium_uses'
import { routeId } from '#core/http/route_id'
import type { HttpContext } from '@adonisjs/core/http'

@inject()
export default class MediumUsesController {
  constructor(private readonly uses: ReadMediumUses) {}

  index(ctx: HttpContext) {
    return this.uses.execute(routeId(ctx), ctx.shop.locale)
  }
}
