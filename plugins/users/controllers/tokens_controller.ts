import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { CreateApiToken } from '#plugins/users/actions/account/create_api_token'
import { RevokeApiToken } from '#plugins/users/actions/account/revoke_api_token'
import { ListApiTokens } from '#plugins/users/queries/account/list_api_tokens'
import { heldBy } from '#plugins/users/services/held_by'
import { ownId } from '#plugins/users/services/own_account'
import { storeToken } from '#plugins/users/validators/account_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Tokens by which programs work in one's own name. */
@inject()
export default class TokensController {
  constructor(
    private readonly tokens: ListApiTokens,
    private readonly create: CreateApiToken,
    private readonly revoke: RevokeApiToken
  ) {}

  async index(ctx: HttpContext) {
    const data = await this.tokens.execute(ownId(ctx))
    return { data, meta: { total: data.length } }
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(storeToken)
    const data = await this.create.execute({ ...input, staffId: ownId(ctx) }, heldBy(ctx), requestOrigin(ctx))
    ctx.response.status(201)
    return { data }
  }

  async destroy(ctx: HttpContext) {
    await this.revoke.execute(ownId(ctx), routeId(ctx), requestOrigin(ctx))
    ctx.response.noContent()
  }
}
