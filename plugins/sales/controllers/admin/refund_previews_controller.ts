import { inject } from '@adonisjs/core'
import { PreviewRefund } from '#plugins/sales/queries/refunds/preview_refund'
import { routeId } from '#core/http/route_id'
import { storeRefundPreview } from '#plugins/sales/validators/refund_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** What a credit note would come to. */
@inject()
export default class AdminRefundPreviewsController {
  constructor(private readonly preview: PreviewRefund) {}

  async store(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(storeRefundPreview)
    return { data: await this.preview.execute(routeId(ctx), wish) }
  }
}
