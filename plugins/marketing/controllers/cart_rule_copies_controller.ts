import { inject } from '@adonisjs/core'
import { CopyCartRule } from '#plugins/marketing/actions/copy_cart_rule'
import { Translator } from '#core/i18n/translator'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import type { HttpContext } from '@adonisjs/core/http'

/** Copies of a rule: switched off, without codes. */
@inject()
export default class CartRuleCopiesController {
  constructor(
    private readonly copy: CopyCartRule,
    private readonly translator: Translator
  ) {}

  async store(ctx: HttpContext) {
    const { locale } = ctx.shop
    const nameOf = (name: string) => this.translator.translate(locale, 'marketing.copy_of', { name })
    const { id } = await this.copy.execute(routeId(ctx), nameOf, requestOrigin(ctx))
    ctx.response.status(201)
    return { data: { id } }
  }
}
