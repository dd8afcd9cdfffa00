import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { Queue } from '#core/jobs/queue'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import type { Job } from '#core/jobs/job'

const HOUR = 3600

/** Seconds after which rates are fetched again; a little less than what people chose, so that no day is left out. */
const AFTER: Record<string, number> = { daily: 23 * HOUR, weekly: (7 * 24 - 1) * HOUR }

const LATEST = 'select max(fetched_at) as "fetchedAt" from configuration_rate_fetches where is_done'

/** Requests new rates when the stored ones are older than the setting allows. */
const scheduleRatesJob: Job = {
  async run() {
    const settings = await app.container.make(Settings)
    const seconds = AFTER[settings.get<string>('configuration.general.exchange_rates_every')]
    if (seconds === undefined) return
    const store = await app.container.make(Store)
    const clock = await app.container.make(Clock)
    const latest = await store.reader.first<{ fetchedAt: string | null }>(LATEST)
    if (latest?.fetchedAt && latest.fetchedAt > clock.isoIn(-seconds)) return
    const queue = await app.container.make(Queue)
    await queue.enqueue(null, 'configuration.update_rates', {}, { key: 'rates' })
  },
}

export default scheduleRatesJob
