import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { rowGone } from '#plugins/configuration/errors'
import { CreateLocale } from '#plugins/configuration/actions/create_locale'
import { DeleteLocale } from '#plugins/configuration/actions/delete_locale'
import { UpdateLocale } from '#plugins/configuration/actions/update_locale'
import { findLocale } from '#plugins/configuration/queries/find_locale'
import { CommittedRows } from '#plugins/configuration/queries/committed_rows'
import { storeLocale, updateLocale } from '#plugins/configuration/validators/locale_validator'
import { destroyRow } from '#plugins/configuration/validators/row_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The languages that channels may offer. */
@inject()
export default class LocalesController {
  constructor(
    private readonly lists: Lists,
    private readonly rows: CommittedRows,
    private readonly creation: CreateLocale,
    private readonly change: UpdateLocale,
    private readonly removal: DeleteLocale
  ) {}

  async index(ctx: HttpContext) {
    return this.lists.page('configuration.locales', ctx.request.qs())
  }

  async show(ctx: HttpContext) {
    const data = await findLocale(this.rows.read, routeId(ctx))
    if (!data) throw rowGone()
    return { data }
  }

  async store(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(storeLocale)
    const data = await this.creation.execute(given, requestOrigin(ctx))
    ctx.response.status(201)
    return { data }
  }

  async update(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(updateLocale)
    return { data: await this.change.execute({ id: routeId(ctx), ...given }, requestOrigin(ctx)) }
  }

  async destroy(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(destroyRow)
    await this.removal.execute({ id: routeId(ctx), version }, requestOrigin(ctx))
    ctx.response.noContent()
  }
}
