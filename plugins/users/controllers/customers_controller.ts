import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { destroyRecord } from '#core/http/record_validators'
import { CreateCustomer } from '#plugins/users/actions/create_customer'
import { DeleteCustomer } from '#plugins/users/actions/customers/delete_customer'
import { UpdateCustomer } from '#plugins/users/actions/customers/update_customer'
import { customerAnswer } from '#plugins/users/transformers/customer'
import { profileOfKind } from '#plugins/users/services/customer_fields'
import { showCustomer } from '#plugins/users/queries/show_customer'
import { storeCustomer, updateCustomer } from '#plugins/users/validators/customer_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The shop's customers, edited by staff. */
@inject()
export default class CustomersController {
  constructor(
    private readonly lists: Lists,
    private readonly create: CreateCustomer,
    private readonly change: UpdateCustomer,
    private readonly remove: DeleteCustomer
  ) {}

  async index({ request }: HttpContext) {
    return this.lists.page('users.customers', request.qs())
  }

  async store(ctx: HttpContext) {
    const { groupId, corporateName = null, ...profile } = await ctx.request.validateUsing(storeCustomer)
    const input = {
      ...profileOfKind({ ...profile, corporateName }),
      groupId,
      password: null,
      channel: ctx.shop.channel,
    }
    const { id } = await this.create.execute(input, requestOrigin(ctx))
    ctx.response.status(201)
    return { data: customerAnswer(await showCustomer(id)) }
  }

  async show(ctx: HttpContext) {
    return { data: customerAnswer(await showCustomer(routeId(ctx))) }
  }

  async update(ctx: HttpContext) {
    const id = routeId(ctx)
    const { corporateName = null, ...form } = await ctx.request.validateUsing(updateCustomer)
    await this.change.execute(id, { ...form, corporateName }, requestOrigin(ctx))
    return { data: customerAnswer(await showCustomer(id)) }
  }

  async destroy(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(destroyRecord)
    await this.remove.execute({ id: routeId(ctx), version }, requestOrigin(ctx))
    ctx.response.noContent()
  }
}
