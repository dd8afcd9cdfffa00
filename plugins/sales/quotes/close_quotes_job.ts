import app from '@adonisjs/core/services/app'
import { ExpireQuotes } from '#plugins/sales/quotes/actions/expire_quotes'
import { RemindQuotes } from '#plugins/sales/quotes/actions/remind_quotes'
import type { Job } from '#core/jobs/job'

/** Ends quotes whose last day has passed, and reminds of those that end soon. */
const closeQuotesJob: Job = {
  async run() {
    const [expire, remind] = await Promise.all([app.container.make(ExpireQuotes), app.container.make(RemindQuotes)])
    await expire.execute()
    await remind.execute()
  },
}

export default closeQuotesJob
