import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { EndSignIns } from '#plugins/users/actions/account/end_sign_ins'
import { ownId, ownSignIn } from '#plugins/users/services/own_account'
import type { HttpContext } from '@adonisjs/core/http'

/** Every sign-in of one's own but this one. */
@inject()
export default class OtherSignInsController {
  constructor(private readonly end: EndSignIns) {}

  async destroy(ctx: HttpContext) {
    await this.end.others('staff', ownId(ctx), ownSignIn(ctx), requestOrigin(ctx))
    ctx.response.noContent()
  }
}
