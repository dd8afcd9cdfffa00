import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { RequestExport } from '#plugins/platform/actions/request_export'
import { ReadableList } from '#plugins/platform/services/readable_list'
import { storeExport } from '#plugins/platform/validators/export_validator'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/person'

/** Exports of lists. The permission to read a list includes its export. */
@inject()
export default class ExportsController {
  constructor(
    private readonly lists: ReadableList,
    private readonly requestExport: RequestExport
  ) {}

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(storeExport)
    const list = await this.lists.of(ctx, input.list)
    const person = ctx.person as Person
    const job = await this.requestExport.execute(input, list, person, ctx.shop.locale, requestOrigin(ctx))
    ctx.response.status(202)
    return { data: { job } }
  }
}
