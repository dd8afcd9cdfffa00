import app from '@adonisjs/core/services/app'
import { UpdateRates } from '#plugins/configuration/actions/update_rates'
import type { Job } from '#core/jobs/job'

/** A source that fails makes the job fail: it is tried again later, and staff see it among the failing jobs. */
const updateRatesJob: Job = {
  async run(_payload, { signal }) {
    const action = await app.container.make(UpdateRates)
    const failed = (await action.execute(signal)).filter(({ isDone }) => !isDone)
    if (failed.length > 0) throw new Error(failed.map(({ source, problem }) => `${source}: ${problem}`).join(', '))
  },
}

export default updateRatesJob
