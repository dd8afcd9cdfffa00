import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { RequestExport } from '#plugins/platform/actions/request_export'
import { ReadableList } from '#plugins/platform/services/readable_list'
import { storeExport } from '#plugins/platform/validators/export_validator'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/person'

/** Files of what stands in lists. Whoever may read a list may take it along. */
@inject()
export default class ExportsController {
  constructor(
    private readonly readable: ReadableList,
    private readonly exporting: RequestExport
  ) {}

  async store(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(storeExport)
    const list = await this.readable.of(ctx, wish.list)
    const person = ctx.person as Person
    const job = await this.exporting.execute(wish, list, person, ctx.shop.locale, requestOrigin(ctx))
    ctx.response.status(202)
    return { data: { job } }
  }
}
