import { inject } from '@adonisjs/core'
import { staleWrite } from '#core/errors/stale'
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
import { readChoices } from '#plugins/platform/services/imports/read_choices'
import { updateImport } from '#plugins/platform/validators/import_validator'
import { isRefusal } from '#core/errors/domain_error'
import { destroyRecord } from '#core/http/record_validators'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/person'

/** Imports of files by staff: upload, choices, status and deletion. */
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
    return { data: await this.#described(ctx, id) }
  }

  async store(ctx: HttpContext) {
    const limit = this.settings.get<number>('core.imports.file_max_kb') * 1024
    const origin = requestOrigin(ctx)
    const id = await takeUpload(ctx, { limit }, (upload) => {
      const profile = Number(upload.fields.profile)
      const profileId = Number.isSafeInteger(profile) && profile > 0 ? profile : null
      return this.receive.execute(upload, profileId, ctx.person as Person, origin)
    })
    ctx.response.status(201)
    return { data: await this.#described(ctx, id) }
  }

  async update(ctx: HttpContext) {
    const id = routeId(ctx)
    const { version, ...sent } = await ctx.request.validateUsing(updateImport)
    await this.access.authorize(ctx, id)
    if (sent.resource) await this.access.authorizeResource(ctx, sent.resource)
    await this.#withCurrent(ctx, id, this.change.execute(id, readChoices(sent), version, requestOrigin(ctx)))
    return { data: await this.#described(ctx, id) }
  }

  async destroy(ctx: HttpContext) {
    const id = routeId(ctx)
    const { version } = await ctx.request.validateUsing(destroyRecord)
    await this.access.authorize(ctx, id)
    await this.#withCurrent(ctx, id, this.discard.execute(id, version, requestOrigin(ctx)))
    ctx.response.noContent()
  }

  /** Adds the import as it is now to `staleWrite`. */
  async #withCurrent(ctx: HttpContext, id: number, write: Promise<void>): Promise<void> {
    try {
      await write
    } catch (error) {
      if (!isRefusal(error, staleWrite)) throw error
      throw staleWrite({}, 'version', { current: await this.#described(ctx, id) })
    }
  }

  async #described({ shop, person }: HttpContext, id: number) {
    const described = await this.describe.execute(id, shop.locale, person as Person)
    if (!described) throw notFound()
    return described
  }
}
