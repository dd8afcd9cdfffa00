import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { Queue } from '#core/jobs/queue'
import type { DomainListener } from '#core/events/listener'

/** A file of counts comes in many batches: its orders are told together. */
const SECONDS = 300

/** Has staff told of orders for which stock is missing, once for everything that is counted within some minutes. */
const awaitShortOrders: DomainListener = {
  async handle() {
    const queue = await app.container.make(Queue)
    const clock = await app.container.make(Clock)
    const runAt = clock.now().plus({ seconds: SECONDS })
    await queue.enqueue(null, 'sales.tell_short_orders', {}, { key: 'sales.tell_short_orders', runAt })
  },
}

export default awaitShortOrders
