import { inject } from '@adonisjs/core'
import { OwnNewsletter } from '#plugins/marketing/newsletter/own_newsletter'
import { currentCustomer, type CustomerPerson } from '#plugins/users/index'
import { updateOwnNewsletter } from '#plugins/marketing/newsletter/newsletter_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** What a customer receives, in their account. */
@inject()
export default class OwnNewsletterController {
  constructor(private readonly own: OwnNewsletter) {}

  async show(ctx: HttpContext) {
    return { data: await this.own.show(await customerOf(ctx), ctx.shop.locale) }
  }

  async update(ctx: HttpContext) {
    const choice = await ctx.request.validateUsing(updateOwnNewsletter)
    const customer = await customerOf(ctx)
    const at = { channel: ctx.shop.channel, ip: ctx.request.ip() }
    await this.own.change(customer, { ...choice, at })
    return { data: await this.own.show(customer, ctx.shop.locale) }
  }
}

const customerOf = async (ctx: HttpContext) => (await currentCustomer(ctx)) as CustomerPerson
