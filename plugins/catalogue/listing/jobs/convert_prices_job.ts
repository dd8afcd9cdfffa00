import app from '@adonisjs/core/services/app'
import { ConvertPrices } from '#plugins/catalogue/listing/actions/convert_prices'
import type { Job } from '#core/jobs/job'

const convertPricesJob: Job = {
  async run({ from, to }, { signal }) {
    const action = await app.container.make(ConvertPrices)
    await action.execute({ from: String(from), to: String(to) }, signal)
  },
}

export default convertPricesJob
