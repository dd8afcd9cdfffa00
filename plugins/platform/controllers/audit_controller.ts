import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { notFound } from '#core/http/errors'
import { routeId } from '#core/http/route_id'
import { ReadAudit } from '#plugins/platform/queries/read_audit'
import type { HttpContext } from '@adonisjs/core/http'

/** The audit log. */
@inject()
export default class AuditController {
  constructor(
    private readonly lists: Lists,
    private readonly audit: ReadAudit
  ) {}

  async index({ request, shop }: HttpContext) {
    return this.lists.page('platform.audit', { ...request.qs(), locale: shop.locale })
  }

  async show(ctx: HttpContext) {
    const data = await this.audit.find(routeId(ctx), ctx.shop.locale)
    if (!data) throw notFound()
    return { data }
  }
}
