import app from '@adonisjs/core/services/app'
import { Queue } from '#core/jobs/queue'
import type { DomainListener } from '#core/events/listener'

/** Settings that listings are built by. */
const BUILT_BY = new Set(['catalogue.stock.low_quantity'])

/**
 * Has all listings built anew after a change of what they are built by: channels, a setting of theirs. One job for any
 * number of changes at a time.
 */
const relistEverything: DomainListener = {
  async handle({ name, payload }) {
    const keys = name === 'configuration.settings.changed' ? (payload.keys as string[]) : null
    if (keys && !keys.some((key) => BUILT_BY.has(key))) return
    const queue = await app.container.make(Queue)
    await queue.enqueue(null, 'catalogue.rebuild_listings', {}, { key: 'configuration' })
  },
}

export default relistEverything
