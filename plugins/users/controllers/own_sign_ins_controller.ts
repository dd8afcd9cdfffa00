import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { notFound } from '#core/http/errors'
import { EndSignIns } from '#plugins/users/actions/account/end_sign_ins'
import { ListSignIns } from '#plugins/users/queries/account/list_sign_ins'
import { ownCustomerId, ownCustomerSignIn } from '#plugins/users/services/own_customer'
import type { HttpContext } from '@adonisjs/core/http'

/** Where a customer is signed in. */
@inject()
export default class OwnSignInsController {
  constructor(
    private readonly signIns: ListSignIns,
    private readonly end: EndSignIns
  ) {}

  async index(ctx: HttpContext) {
    const data = await this.signIns.execute('customer', ownCustomerId(ctx), ownCustomerSignIn(ctx))
    return { data, meta: { total: data.length } }
  }

  async destroy(ctx: HttpContext) {
    const ended = await this.end.one('customer', ownCustomerId(ctx), String(ctx.params.id), requestOrigin(ctx))
    if (!ended) throw notFound()
    ctx.response.noContent()
  }
}
