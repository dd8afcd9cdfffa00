import { inject } from '@adonisjs/core'
import { askedPage } from '#core/lists/asked_page'
import { Lists } from '#core/lists/lists'
import { ShowReturnReports } from '#plugins/rma/reports/queries/show_return_reports'
import type { HttpContext } from '@adonisjs/core/http'

/** What came back of what was sold, why, and how long it took. */
@inject()
export default class ReturnReportsController {
  constructor(private readonly lists: Lists) {}

  @inject()
  async show({ shop }: HttpContext, reports: ShowReturnReports) {
    return { data: await reports.execute(shop.locale, shop.channel) }
  }

  async products(ctx: HttpContext) {
    return askedPage(this.lists, 'rma.product_report', ctx)
  }

  async attributes(ctx: HttpContext) {
    return askedPage(this.lists, 'rma.attribute_report', ctx)
  }

  async reasons(ctx: HttpContext) {
    return askedPage(this.lists, 'rma.reason_report', ctx)
  }

  async times(ctx: HttpContext) {
    return askedPage(this.lists, 'rma.time_report', ctx)
  }
}
