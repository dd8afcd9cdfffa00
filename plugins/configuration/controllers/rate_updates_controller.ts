import { inject } from '@adonisjs/core'
import { RequestRates } from '#plugins/configuration/actions/request_rates'
import { listRateFetches } from '#plugins/configuration/queries/list_rate_fetches'
import { Store } from '#core/database/store'
import { fromStore } from '#core/database/run_rows'
import { requestOrigin } from '#core/identity/request_origin'
import type { HttpContext } from '@adonisjs/core/http'

/** Fetches from the sources of rates: lists the latest results, and starts a new fetch. */
@inject()
export default class RateUpdatesController {
  constructor(
    private readonly database: Store,
    private readonly requestRates: RequestRates
  ) {}

  async index() {
    const data = await listRateFetches(fromStore(this.database))
    return { data, meta: { total: data.length } }
  }

  async store(ctx: HttpContext) {
    const job = await this.requestRates.execute(requestOrigin(ctx))
    ctx.response.status(202)
    return { data: { job } }
  }
}
