import { inject } from '@adonisjs/core'
import { AskAgain } from '#plugins/sales/actions/payments/ask_again'
import { routeId } from '#core/http/route_id'
import type { HttpContext } from '@adonisjs/core/http'

/** A provider that has not answered is asked at once, with the key that it was asked with. */
@inject()
export default class AdminPaymentAsksController {
  constructor(private readonly ask: AskAgain) {}

  /** Answers what the movement is then. */
  async store(ctx: HttpContext) {
    return { data: await this.ask.execute(routeId(ctx)) }
  }
}
