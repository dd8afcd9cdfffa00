import { inject } from '@adonisjs/core'
import { ListDownloads } from '#plugins/sales/downloads/queries/list_downloads'
import { RenewDownload } from '#plugins/sales/downloads/actions/renew_download'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeDownloadRenewal } from '#plugins/sales/downloads/download_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** What was bought with an order to be fetched; staff may let its buyer begin anew. */
@inject()
export default class OrderDownloadsController {
  constructor(
    private readonly list: ListDownloads,
    private readonly renew: RenewDownload
  ) {}

  async index(ctx: HttpContext) {
    return { data: await this.list.execute({ orderId: routeId(ctx) }, ctx.shop.locale) }
  }

  async store(ctx: HttpContext) {
    const wanted = await ctx.request.validateUsing(storeDownloadRenewal)
    const orderId = routeId(ctx)
    await this.renew.execute({ orderId, ...wanted }, requestOrigin(ctx))
    return { data: await this.list.execute({ orderId }, ctx.shop.locale) }
  }
}
