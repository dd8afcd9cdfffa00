import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { RequestDeletions } from '#plugins/users/actions/customers/request_deletions'
import { storeCustomerSelection } from '#plugins/users/validators/bulk_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Many customers deleted together. */
@inject()
export default class CustomerDeletionsController {
  constructor(private readonly request: RequestDeletions) {}

  async store(ctx: HttpContext) {
    const { selection } = await ctx.request.validateUsing(storeCustomerSelection)
    const job = await this.request.execute(selection, requestOrigin(ctx))
    ctx.response.status(202)
    return { data: { job } }
  }
}
