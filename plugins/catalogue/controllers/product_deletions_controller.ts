import { inject } from '@adonisjs/core'
import { StartDeletion } from '#plugins/catalogue/actions/products/start_deletion'
import { storeSelection } from '#plugins/catalogue/validators/bulk_change_validator'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/identity_port'

/** Many products are removed by a job. */
@inject()
export default class ProductDeletionsController {
  constructor(private readonly start: StartDeletion) {}

  async store(ctx: HttpContext) {
    const { selection } = await ctx.request.validateUsing(storeSelection)
    const job = await this.start.execute(selection, ctx.person as Person)
    ctx.response.status(202)
    return { data: { job } }
  }
}
