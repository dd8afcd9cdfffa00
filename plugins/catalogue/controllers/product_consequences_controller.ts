import { inject } from '@adonisjs/core'
import { routeId } from '#core/http/route_id'
import { CountConsequences } from '#plugins/catalogue/queries/products/count_consequences'
import type { HttpContext } from '@adonisjs/core/http'

/** What would go with one product. */
@inject()
export default class ProductConsequencesController {
  constructor(private readonly consequences: CountConsequences) {}

  async show(ctx: HttpContext) {
    return { data: await this.consequences.execute([routeId(ctx)]) }
  }
}
