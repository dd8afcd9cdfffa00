import { inject } from '@adonisjs/core'
import { Queue } from '#core/jobs/queue'
import { Store } from '#core/database/store'
import { listRateFetches } from '#plugins/configuration/queries/list_rate_fetches'
import { fromStore } from '#plugins/configuration/services/written_row'
import type { HttpContext } from '@adonisjs/core/http'

/** Visits to the sources of rates: what came of the latest, and a new one at once. */
@inject()
export default class RateUpdatesController {
  constructor(
    private readonly database: Store,
    private readonly queue: Queue
  ) {}

  async index() {
    const data = await listRateFetches(fromStore(this.database))
    return { data, meta: { total: data.length } }
  }

  async store({ response }: HttpContext) {
    const job = await this.queue.enqueue(null, 'configuration.update_rates', {}, { key: 'rates' })
    response.status(202)
    return { data: { job } }
  }
}
