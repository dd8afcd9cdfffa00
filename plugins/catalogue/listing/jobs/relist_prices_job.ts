import app from '@adonisjs/core/services/app'
import { RelistPrices } from '#plugins/catalogue/listing/actions/relist_prices'
import type { Job } from '#core/jobs/job'

const relistPricesJob: Job = {
  async run(_payload, { signal }) {
    const action = await app.container.make(RelistPrices)
    await action.execute(signal)
  },
}

export default relistPricesJob
