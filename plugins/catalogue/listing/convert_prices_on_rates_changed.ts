import app from '@adonisjs/core/services/app'
import { Queue } from '#core/jobs/queue'
import type { DomainListener } from '#core/events/listener'

/** Has the prices that a rate converts written anew after it changed; one job a pair for any number of changes at a time. */
const convertPricesOnRatesChanged: DomainListener = {
  async handle({ payload }) {
    const code = String(payload.code)
    const [from, to] = code.split(' ')
    const queue = await app.container.make(Queue)
    await queue.enqueue(null, 'catalogue.convert_prices', { from, to }, { key: code })
  },
}

export default convertPricesOnRatesChanged
