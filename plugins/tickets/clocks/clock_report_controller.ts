import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Lists } from '#core/lists/lists'
import type { HttpContext } from '@adonisjs/core/http'

/** How well the times of tickets are kept. */
@inject()
export default class ClockReportController {
  constructor(
    private readonly lists: Lists,
    private readonly clock: Clock
  ) {}

  /** The day until which reports run. */
  show() {
    return { data: { today: this.clock.iso().slice(0, 10) } }
  }

  async index({ request, shop }: HttpContext) {
    return this.lists.page('tickets.clock_report', { locale: shop.locale, ...request.qs() })
  }
}
