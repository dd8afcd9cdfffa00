import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { notFound } from '#core/http/errors'
import { EndSignIns } from '#plugins/users/actions/account/end_sign_ins'
import { ListSignIns } from '#plugins/users/queries/account/list_sign_ins'
import { ownId, ownSignIn } from '#plugins/users/services/own_account'
import type { HttpContext } from '@adonisjs/core/http'

/** Where one is signed in. */
@inject()
export default class SignInsController {
  constructor(
    private readonly signIns: ListSignIns,
    private readonly end: EndSignIns
  ) {}

  async index(ctx: HttpContext) {
    const data = await this.signIns.execute('staff', ownId(ctx), ownSignIn(ctx))
    return { data, meta: { total: data.length } }
  }

  async destroy(ctx: HttpContext) {
    if (!(await this.end.one('staff', ownId(ctx), String(ctx.params.id), requestOrigin(ctx)))) throw notFound()
    ctx.response.noContent()
  }
}
