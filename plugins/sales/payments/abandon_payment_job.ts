import app from '@adonisjs/core/services/app'
import { AbandonPayment } from '#plugins/sales/payments/actions/abandon_payment'
import type { Job } from '#core/jobs/job'

/** Tells a payment provider that its customer has left for another method. */
const abandonPaymentJob: Job = {
  async run({ payment }) {
    const abandon = await app.container.make(AbandonPayment)
    await abandon.execute(Number(payment))
  },
}

export default abandonPaymentJob
