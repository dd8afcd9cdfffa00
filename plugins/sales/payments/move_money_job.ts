import app from '@adonisjs/core/services/app'
import { MoveMoney } from '#plugins/sales/payments/actions/move_money'
import type { Job } from '#core/jobs/job'

/** Asks a payment provider for what is still unanswered. It does nothing where the answer is there. */
const moveMoneyJob: Job = {
  async run({ movement }) {
    const move = await app.container.make(MoveMoney)
    await move.execute(Number(movement))
  },
}

export default moveMoneyJob
