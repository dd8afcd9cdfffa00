import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { askedPage } from '#core/lists/asked_page'
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

  async index(ctx: HttpContext) {
    return askedPage(this.lists, 'tickets.clock_report', ctx)
  }
}
