import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { deleteInBatches } from '#core/database/delete_in_batches'
import type { Job } from '#core/jobs/job'

/** Longer than anybody answers a mail, in seconds. */
const KEPT = 3 * 365 * 24 * 3600

/** Forgets mails that came in long ago. */
const sweepMailsJob: Job = {
  async run(_payload, { signal }) {
    const [store, clock] = [await app.container.make(Store), await app.container.make(Clock)]
    const old = { where: 'received_at < ?', bindings: [clock.isoIn(-KEPT)] }
    await deleteInBatches(store, { table: 'tickets_mails', key: 'id', order: 'received_at', ...old }, signal)
  },
}

export default sweepMailsJob
