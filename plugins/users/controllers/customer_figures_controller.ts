import { inject } from '@adonisjs/core'
import { ReadCustomerFigures } from '#plugins/users/queries/read_customer_figures'
import { routeId } from '#core/http/route_id'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/person'

/** Figures at the top of a customer's page. */
@inject()
export default class CustomerFiguresController {
  constructor(private readonly figures: ReadCustomerFigures) {}

  async index(ctx: HttpContext) {
    return { data: await this.figures.execute(routeId(ctx), ctx.person as Person, ctx.shop.locale) }
  }
}
