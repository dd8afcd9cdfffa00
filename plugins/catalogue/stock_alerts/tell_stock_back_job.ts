import app from '@adonisjs/core/services/app'
import { SweepStockAlerts } from '#plugins/catalogue/stock_alerts/actions/sweep_stock_alerts'
import { TellStockBack } from '#plugins/catalogue/stock_alerts/actions/tell_stock_back'
import type { Job } from '#core/jobs/job'

/** Tells those who wait for what can be had again, and forgets alerts that are too old. */
const tellStockBackJob: Job = {
  async run(_payload, { signal }) {
    const sweep = await app.container.make(SweepStockAlerts)
    await sweep.execute(signal)
    const tell = await app.container.make(TellStockBack)
    await tell.execute(signal)
  },
}

export default tellStockBackJob
