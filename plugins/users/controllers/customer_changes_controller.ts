import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { RequestCustomerJob } from '#plugins/users/actions/customers/request_customer_job'
import { storeCustomerChange } from '#plugins/users/validators/customer_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Many customers changed together. */
@inject()
export default class CustomerChangesController {
  constructor(private readonly request: RequestCustomerJob) {}

  async store(ctx: HttpContext) {
    const { selection, changes } = await ctx.request.validateUsing(storeCustomerChange)
    const job = await this.request.change(selection, changes, requestOrigin(ctx))
    ctx.response.status(202)
    return { data: { job } }
  }
}
