import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { destroyRecord } from '#core/http/record_validators'
import { DeleteAddress } from '#plugins/users/actions/customers/delete_address'
import { ListAddresses } from '#plugins/users/queries/list_addresses'
import { SaveAddress } from '#plugins/users/actions/customers/save_address'
import { ownCustomerId } from '#plugins/users/services/own_customer'
import { storeAddress, updateAddress } from '#plugins/users/validators/address_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** A customer's own address book. */
@inject()
export default class AddressesController {
  constructor(
    private readonly addresses: ListAddresses,
    private readonly save: SaveAddress,
    private readonly remove: DeleteAddress
  ) {}

  async index(ctx: HttpContext) {
    const data = await this.addresses.execute(ownCustomerId(ctx))
    return { data, meta: { total: data.length } }
  }

  async show(ctx: HttpContext) {
    return { data: await this.addresses.one(ownCustomerId(ctx), routeId(ctx)) }
  }

  async store(ctx: HttpContext) {
    const { postcode = null, ...form } = await ctx.request.validateUsing(storeAddress)
    const customerId = ownCustomerId(ctx)
    const id = await this.save.execute({ customerId }, { ...form, postcode }, requestOrigin(ctx))
    ctx.response.status(201)
    return { data: await this.addresses.one(customerId, id) }
  }

  async update(ctx: HttpContext) {
    const target = { customerId: ownCustomerId(ctx), id: routeId(ctx) }
    const { version, postcode = null, ...form } = await ctx.request.validateUsing(updateAddress)
    const id = await this.save.execute({ ...target, version }, { ...form, postcode }, requestOrigin(ctx))
    return { data: await this.addresses.one(target.customerId, id) }
  }

  async destroy(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(destroyRecord)
    await this.remove.execute(ownCustomerId(ctx), { id: routeId(ctx), version }, requestOrigin(ctx))
    ctx.response.noContent()
  }
}
