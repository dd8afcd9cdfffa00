import app from '@adonisjs/core/services/app'
import { RemindInvoices } from '#plugins/sales/invoices/actions/remind_invoices'
import type { Job } from '#core/jobs/job'

/** Reminds customers of invoices whose day has passed. */
const remindInvoicesJob: Job = {
  async run(_payload, { signal }) {
    const remind = await app.container.make(RemindInvoices)
    await remind.execute(signal)
  },
}

export default remindInvoicesJob
