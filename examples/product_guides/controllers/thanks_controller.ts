import { inject } from '@adonisjs/core'
import { ThankGuide } from '#plugins/product_guides/actions/thank_guide'
import { routeId } from '#core/http/route_id'
import type { HttpContext } from '@adonisjs/core/http'

/** A shopper says that a guide helped. */
@inject()
export default class ThanksController {
  constructor(private readonly thank: ThankGuide) {}

  async store(ctx: HttpContext) {
    const thanks = await this.thank.execute(routeId(ctx), ctx.request.ip())
    ctx.response.status(201)
    return { data: { thanks } }
  }
}
