import app from '@adonisjs/core/services/app'
import { AskPendingPayments } from '#plugins/sales/payments/reconcile/ask_pending_payments'
import type { Job } from '#core/jobs/job'

/** Asks providers about payments that are pending for too long. */
const askPaymentsJob: Job = {
  async run(_payload, { signal }) {
    const ask = await app.container.make(AskPendingPayments)
    await ask.execute(signal)
  },
}

export default askPaymentsJob
