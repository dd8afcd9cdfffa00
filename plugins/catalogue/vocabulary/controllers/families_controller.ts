import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { destroyRecord } from '#core/records/record_validators'
import { DeleteFamily } from '#plugins/catalogue/vocabulary/actions/delete_family'
import { SaveFamily } from '#plugins/catalogue/vocabulary/actions/save_family'
import { familyNotFound } from '#plugins/catalogue/vocabulary/errors'
import { FindFamilyForStaff } from '#plugins/catalogue/vocabulary/queries/find_family_for_staff'
import { given } from '#plugins/catalogue/vocabulary/validators/given'
import { storeFamily, updateFamily } from '#plugins/catalogue/vocabulary/validators/family_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Which attributes a kind of product has, in which groups of its form. */
@inject()
export default class FamiliesController {
  constructor(
    private readonly lists: Lists,
    private readonly find: FindFamilyForStaff,
    private readonly save: SaveFamily,
    private readonly remove: DeleteFamily
  ) {}

  async index({ request }: HttpContext) {
    return this.lists.page('catalogue.families', request.qs())
  }

  async show(ctx: HttpContext) {
    return this.#answer(routeId(ctx))
  }

  async store(ctx: HttpContext) {
    const input = given(await ctx.request.validateUsing(storeFamily))
    const id = await this.save.execute(input, requestOrigin(ctx))
    ctx.response.status(201)
    return this.#answer(id)
  }

  async update(ctx: HttpContext) {
    const id = routeId(ctx)
    const input = given(await ctx.request.validateUsing(updateFamily))
    await this.save.execute({ ...input, id }, requestOrigin(ctx))
    return this.#answer(id)
  }

  async destroy(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(destroyRecord)
    const { data } = await this.#answer(routeId(ctx))
    await this.remove.execute(data.code, requestOrigin(ctx), { version })
    ctx.response.noContent()
  }

  async #answer(id: number) {
    const found = await this.find.execute(id)
    if (!found) throw familyNotFound({ id })
    return found
  }
}
