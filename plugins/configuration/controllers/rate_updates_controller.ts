import { inject } from '@adonisjs/core'
import { Queue } from '#core/jobs/queue'
import { listRateFetches } from '#plugins/configuration/queries/list_rate_fetches'
import { CommittedRows } from '#plugins/configuration/queries/committed_rows'
import type { HttpContext } from '@adonisjs/core/http'

/** Visits to the sources of rates: what came of the latest, and a new one at once. */
@inject()
export default class RateUpdatesController {
  constructor(
    private readonly rows: CommittedRows,
    private readonly queue: Queue
  ) {}

  async index() {
    const data = await listRateFetches(this.rows.read)
    return { data, meta: { total: data.length } }
  }

  async store({ response }: HttpContext) {
    const job = await this.queue.enqueue(null, 'configuration.update_rates', {}, { key: 'rates' })
    response.status(202)
    return { data: { job } }
  }
}
