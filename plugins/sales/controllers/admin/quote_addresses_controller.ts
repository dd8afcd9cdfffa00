import { inject } from '@adonisjs/core'
import { AddressQuote } from '#plugins/sales/actions/quotes/address_quote'
import { ListAddresses } from '#plugins/users/index'
import { ShowQuote } from '#plugins/sales/queries/quotes/show_quote'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { updateQuoteAddresses } from '#plugins/sales/validators/admin_quote_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Where a quote is billed and sent. */
@inject()
export default class AdminQuoteAddressesController {
  constructor(
    private readonly addresses: ListAddresses,
    private readonly address: AddressQuote,
    private readonly find: ShowQuote
  ) {}

  /** The address book of whom it is for; guests have none. */
  async index(ctx: HttpContext) {
    const { customer } = await this.find.execute(routeId(ctx), ctx.shop.locale)
    return { data: customer.id === null ? [] : await this.addresses.execute(customer.id) }
  }

  async update(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(updateQuoteAddresses)
    const id = routeId(ctx)
    await this.address.execute({ ...sent, id }, requestOrigin(ctx))
    return { data: await this.find.execute(id, ctx.shop.locale) }
  }
}
