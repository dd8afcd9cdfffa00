import app from '@adonisjs/core/services/app'
import { ConvertPrices, type RatePair } from '#plugins/catalogue/actions/convert_prices'
import type { Job } from '#core/jobs/job'

const convertPricesJob: Job = {
  async run(payload, { signal }) {
    const action = await app.container.make(ConvertPrices)
    await action.execute(payload as unknown as RatePair, signal)
  },
}

export default convertPricesJob
