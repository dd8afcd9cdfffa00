import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { Settings } from '#core/settings/settings'
import { notFound } from '#core/http/errors'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { takeUpload } from '#core/http/take_upload'
import { ChangeImport } from '#plugins/platform/actions/imports/change_import'
import { DescribeImport } from '#plugins/platform/queries/imports/describe_import'
import { DiscardImport } from '#plugins/platform/actions/imports/discard_import'
import { ImportAccess } from '#plugins/platform/services/imports/import_access'
import { ReceiveImport } from '#plugins/platform/actions/imports/receive_import'
import { importStale } from '#plugins/platform/errors'
import { readChoices } from '#plugins/platform/services/imports/read_choices'
import { updateImport } from '#plugins/platform/validators/import_validator'
import { DomainError } from '#core/errors/domain_error'
import type { HttpContext } from '@adonisjs/core/http'

/** Files that staff bring in: sent, prepared, looked at, thrown away. */
@inject()
export default class ImportsController {
  constructor(
    private readonly lists: Lists,
    private readonly settings: Settings,
    private readonly access: ImportAccess,
    private readonly describe: DescribeImport,
    private readonly receive: ReceiveImport,
    private readonly change: ChangeImport,
    private readonly discard: DiscardImport
  ) {}

  async index({ request }: HttpContext) {
    return this.lists.page('platform.imports', request.qs())
  }

  async show(ctx: HttpContext) {
    const { id } = await this.access.authorize(ctx, routeId(ctx))
    return { data: await this.#told(ctx, id) }
  }

  async store(ctx: HttpContext) {
    const limit = this.settings.get<number>('core.imports.file_max_kb') * 1024
    const origin = requestOrigin(ctx)
    const id = await takeUpload(ctx, { limit }, (upload) => {
      const profile = Number(upload.fields.profile)
      return this.receive.execute(upload, Number.isSafeInteger(profile) && profile > 0 ? profile : null, origin)
    })
    ctx.response.status(201)
    return { data: await this.#told(ctx, id) }
  }

  async update(ctx: HttpContext) {
    const id = routeId(ctx)
    const { version, ...sent } = await ctx.request.validateUsing(updateImport)
    await this.access.authorize(ctx, id)
    if (sent.resource) await this.access.authorizeResource(ctx, sent.resource)
    try {
      await this.change.execute(id, readChoices(sent), version, requestOrigin(ctx))
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== importStale().code) throw error
      throw importStale({}, undefined, { current: await this.#told(ctx, id) })
    }
    return { data: await this.#told(ctx, id) }
  }

  async destroy(ctx: HttpContext) {
    const id = routeId(ctx)
    await this.access.authorize(ctx, id)
    await this.discard.execute(id, requestOrigin(ctx))
    ctx.response.noContent()
  }

  async #told({ shop }: HttpContext, id: number) {
    const told = await this.describe.execute(id, shop.locale)
    if (!told) throw notFound()
    return told
  }
}
