import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { destroyRecord } from '#core/http/record_validators'
import { Address } from '#plugins/users/models/address'
import { DeleteAddress } from '#plugins/users/actions/customers/delete_address'
import { SaveAddress } from '#plugins/users/actions/customers/save_address'
import { addressAnswer } from '#plugins/users/transformers/address'
import { showCustomer } from '#plugins/users/queries/show_customer'
import { storeAddress, updateAddress } from '#plugins/users/validators/address_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The addresses of a customer, edited by staff. */
@inject()
export default class CustomerAddressesController {
  constructor(
    private readonly save: SaveAddress,
    private readonly remove: DeleteAddress
  ) {}

  async index(ctx: HttpContext) {
    const { id } = await showCustomer(routeId(ctx))
    const addresses = await Address.query().where('customer_id', id).orderBy('id')
    return { data: addresses.map(addressAnswer), meta: { total: addresses.length } }
  }

  async store(ctx: HttpContext) {
    const { postcode = null, ...form } = await ctx.request.validateUsing(storeAddress)
    const id = await this.save.execute({ customerId: routeId(ctx) }, { ...form, postcode }, requestOrigin(ctx))
    ctx.response.status(201)
    return { data: addressAnswer(await Address.findOrFail(id)) }
  }

  async update(ctx: HttpContext) {
    const { version, postcode = null, ...form } = await ctx.request.validateUsing(updateAddress)
    const target = { customerId: routeId(ctx), id: routeId(ctx, 'address'), version }
    const id = await this.save.execute(target, { ...form, postcode }, requestOrigin(ctx))
    return { data: addressAnswer(await Address.findOrFail(id)) }
  }

  async destroy(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(destroyRecord)
    await this.remove.execute(routeId(ctx), { id: routeId(ctx, 'address'), version }, requestOrigin(ctx))
    ctx.response.noContent()
  }
}
