import app from '@adonisjs/core/services/app'
import { ComparePayments } from '#plugins/sales/payments/reconcile/compare_payments'
import type { Job } from '#core/jobs/job'

/** Compares the payments of the last day with what their providers tell. */
const comparePaymentsJob: Job = {
  async run(_payload, run) {
    const compare = await app.container.make(ComparePayments)
    run.result(await compare.execute(run))
  },
}

export default comparePaymentsJob
