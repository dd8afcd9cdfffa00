import { inject } from '@adonisjs/core'
import { guardOf } from '#core/identity/guards'
import { currentCustomer } from '#plugins/users/index'
import { SendContactMessage } from '#plugins/cms/contact/actions/send_contact_message'
import { storeContactMessage } from '#plugins/cms/contact/contact_message_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Messages of visitors to the shop. */
@inject()
export default class ContactMessagesController {
  constructor(private readonly send: SendContactMessage) {}

  async store(ctx: HttpContext) {
    const { trap, stamp, ...written } = await ctx.request.validateUsing(storeContactMessage)
    const customer = guardOf(ctx, 'customer') ? await currentCustomer(ctx) : null
    const { channel, locale } = ctx.shop
    const message = {
      ...written,
      phone: written.phone ?? null,
      orderNumber: written.orderNumber ?? null,
      customerId: customer?.id ?? null,
      channel,
      locale,
    }
    const email = await this.send.execute(message, { trap: trap ?? '', stamp: stamp ?? '' }, ctx.request.ip())
    ctx.response.status(202)
    return { data: { email } }
  }
}
