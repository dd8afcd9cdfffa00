import { inject } from '@adonisjs/core'
import { IdentityPort } from '#core/identity/identity_port'
import { DescribeStartUp } from '#plugins/platform/queries/describe_start_up'
import { visitorOf } from '#plugins/platform/transformers/visitor'
import type { HttpContext } from '@adonisjs/core/http'

/** Start-up data: named routes, public settings, permalinks, branding and the visitor. */
@inject()
export default class StartUpController {
  constructor(
    private readonly identity: IdentityPort,
    private readonly describe: DescribeStartUp
  ) {}

  async show(ctx: HttpContext) {
    const [customer, staff] = await Promise.all([this.identity.customer(ctx), this.identity.staff(ctx)])
    const { channel, locale, currency } = ctx.shop
    const data = await this.describe.forProgram(ctx.shop, { staff: staff !== null })
    return { ...data, channel, locale, currency, visitor: visitorOf(customer, staff) }
  }
}
