import { inject } from '@adonisjs/core'
import { RequestRates } from '#plugins/configuration/actions/request_rates'
import { ListRateFetches } from '#plugins/configuration/queries/list_rate_fetches'
import { requestOrigin } from '#core/identity/request_origin'
import type { HttpContext } from '@adonisjs/core/http'

/** Fetches from the sources of rates: lists the latest results, and starts a new fetch. */
@inject()
export default class RateUpdatesController {
  constructor(
    private readonly fetches: ListRateFetches,
    private readonly requestRates: RequestRates
  ) {}

  async index() {
    const data = await this.fetches.execute()
    return { data, meta: { total: data.length } }
  }

  async store(ctx: HttpContext) {
    const job = await this.requestRates.execute(requestOrigin(ctx))
    ctx.response.status(202)
    return { data: { job } }
  }
}
