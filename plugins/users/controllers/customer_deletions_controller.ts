import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { RequestCustomerJob } from '#plugins/users/actions/customers/request_customer_job'
import { storeCustomerDeletion } from '#plugins/users/validators/customer_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Many customers deleted together. */
@inject()
export default class CustomerDeletionsController {
  constructor(private readonly request: RequestCustomerJob) {}

  async store(ctx: HttpContext) {
    const { selection } = await ctx.request.validateUsing(storeCustomerDeletion)
    const job = await this.request.remove(selection, requestOrigin(ctx))
    ctx.response.status(202)
    return { data: { job } }
  }
}
