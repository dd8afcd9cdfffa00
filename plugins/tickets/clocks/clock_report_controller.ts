import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import type { HttpContext } from '@adonisjs/core/http'

/** How well the times of tickets are kept. */
@inject()
export default class ClockReportController {
  constructor(private readonly lists: Lists) {}

  async index({ request, shop }: HttpContext) {
    return this.lists.page('tickets.clock_report', { locale: shop.locale, ...request.qs() })
  }
}
