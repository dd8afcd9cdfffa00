import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { ShowNotification } from '#plugins/sales/payments/inbox/show_notification'
import { WorkAgain } from '#plugins/sales/payments/inbox/work_again'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import type { HttpContext } from '@adonisjs/core/http'

/** Staff read what payment providers told. */
@inject()
export default class PaymentNotificationsOfficeController {
  constructor(private readonly find: ShowNotification) {}

  @inject()
  index({ request }: HttpContext, lists: Lists) {
    return lists.page('sales.payment_notifications', request.qs())
  }

  async show(ctx: HttpContext) {
    return { data: await this.find.execute(routeId(ctx), ctx.shop.locale) }
  }

  /** Works on a notification again. Answers what it is then. */
  @inject()
  async work(ctx: HttpContext, work: WorkAgain) {
    await work.execute(routeId(ctx), requestOrigin(ctx))
    return { data: await this.find.execute(routeId(ctx), ctx.shop.locale) }
  }
}
