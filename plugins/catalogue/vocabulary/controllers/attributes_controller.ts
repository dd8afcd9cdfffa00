import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { destroyConfirmed } from '#core/records/record_validators'
import { DeleteAttribute } from '#plugins/catalogue/vocabulary/actions/delete_attribute'
import { SaveAttribute } from '#plugins/catalogue/vocabulary/actions/save_attribute'
import { attributeNotFound } from '#plugins/catalogue/vocabulary/errors'
import { FindAttributeForStaff } from '#plugins/catalogue/vocabulary/queries/find_attribute_for_staff'
import { storeAttribute, updateAttribute } from '#plugins/catalogue/vocabulary/validators/attribute_validator'
import { given } from '#plugins/catalogue/vocabulary/validators/given'
import type { HttpContext } from '@adonisjs/core/http'

/** What products may say of themselves. */
@inject()
export default class AttributesController {
  constructor(
    private readonly lists: Lists,
    private readonly find: FindAttributeForStaff,
    private readonly save: SaveAttribute,
    private readonly remove: DeleteAttribute
  ) {}

  async index({ request }: HttpContext) {
    return this.lists.page('catalogue.attributes', request.qs())
  }

  async show(ctx: HttpContext) {
    return this.#answer(routeId(ctx))
  }

  async store(ctx: HttpContext) {
    const input = given(await ctx.request.validateUsing(storeAttribute))
    const id = await this.save.execute(input, requestOrigin(ctx))
    ctx.response.status(201)
    return this.#answer(id)
  }

  async update(ctx: HttpContext) {
    const id = routeId(ctx)
    const input = given(await ctx.request.validateUsing(updateAttribute))
    await this.save.execute({ ...input, id }, requestOrigin(ctx))
    return this.#answer(id)
  }

  async destroy(ctx: HttpContext) {
    const { confirmed = false, version } = await ctx.request.validateUsing(destroyConfirmed)
    const { data } = await this.#answer(routeId(ctx))
    await this.remove.execute(data.code, requestOrigin(ctx), { isConfirmed: confirmed, version })
    ctx.response.noContent()
  }

  async #answer(id: number) {
    const found = await this.find.execute(id)
    if (!found) throw attributeNotFound({ id })
    return found
  }
}
