import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { deleteInBatches } from '#core/database/delete_in_batches'
import type { Job } from '#core/jobs/job'

/** Seconds in which somebody may confirm. */
const LIFETIME = 30 * 24 * 3600

/** Seconds that bounces, complaints and what readers opened are remembered: longer than a provider may report them. */
const REMEMBERED = 400 * 24 * 3600

/** Forgets those who never confirmed: without that they agreed to nothing; and old bounces, openings and clicks. */
const sweepSubscribersJob: Job = {
  async run(_payload, { signal }) {
    const [store, clock] = await Promise.all([app.container.make(Store), app.container.make(Clock)])
    const pending = {
      table: 'marketing_subscribers',
      key: 'id',
      where: "state = 'pending' and updated_at <= ?",
      bindings: [clock.isoIn(-LIFETIME)],
      order: 'id',
    }
    await deleteInBatches(store, pending, signal)
    const old = {
      table: 'marketing_feedback',
      key: 'id',
      where: 'happened_at <= ?',
      bindings: [clock.isoIn(-REMEMBERED)],
      order: 'id',
    }
    await deleteInBatches(store, old, signal)
    await deleteInBatches(store, { ...old, table: 'marketing_traces' }, signal)
  },
}

export default sweepSubscribersJob
