import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { RequestInvitations } from '#plugins/users/actions/customers/request_invitations'
import { storeCustomerSelection } from '#plugins/users/validators/bulk_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Customers without a password who are invited to choose one. */
@inject()
export default class CustomerInvitationsController {
  constructor(private readonly request: RequestInvitations) {}

  async store(ctx: HttpContext) {
    const { selection } = await ctx.request.validateUsing(storeCustomerSelection)
    const job = await this.request.execute(selection, requestOrigin(ctx))
    ctx.response.status(202)
    return { data: { job } }
  }
}
