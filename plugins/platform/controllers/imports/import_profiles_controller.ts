import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { notFound } from '#core/http/errors'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { destroyRecord } from '#core/http/record_validators'
import { DeleteProfile } from '#plugins/platform/actions/imports/delete_profile'
import { DescribeProfile } from '#plugins/platform/queries/imports/describe_profile'
import { ImportAccess } from '#plugins/platform/services/imports/import_access'
import { SaveProfile } from '#plugins/platform/actions/imports/save_profile'
import { readChoices } from '#plugins/platform/services/imports/read_choices'
import { storeImportProfile, updateImportProfile } from '#plugins/platform/validators/import_validator'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/person'

/** Stored choices of how to read a kind of file. */
@inject()
export default class ImportProfilesController {
  constructor(
    private readonly lists: Lists,
    private readonly access: ImportAccess,
    private readonly describe: DescribeProfile,
    private readonly save: SaveProfile,
    private readonly remove: DeleteProfile
  ) {}

  async index({ request }: HttpContext) {
    return this.lists.page('platform.import_profiles', request.qs())
  }

  async show(ctx: HttpContext) {
    return { data: await this.#described(ctx, routeId(ctx)) }
  }

  async store(ctx: HttpContext) {
    const { choices, ...input } = await ctx.request.validateUsing(storeImportProfile)
    await this.access.authorizeResource(ctx, input.resource)
    const id = await this.save.create({ ...input, choices: readChoices(choices) }, requestOrigin(ctx))
    ctx.response.status(201)
    return { data: await this.#described(ctx, id) }
  }

  async update(ctx: HttpContext) {
    const id = routeId(ctx)
    const { choices, version, ...input } = await ctx.request.validateUsing(updateImportProfile)
    await this.access.authorizeResource(ctx, input.resource)
    await this.save.update(id, { ...input, choices: readChoices(choices) }, version, requestOrigin(ctx))
    return { data: await this.#described(ctx, id) }
  }

  async destroy(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(destroyRecord)
    await this.remove.execute(routeId(ctx), version, requestOrigin(ctx))
    ctx.response.noContent()
  }

  async #described({ shop, person }: HttpContext, id: number) {
    const found = await this.describe.execute(id, shop.locale, person as Person)
    if (!found) throw notFound()
    return found
  }
}
