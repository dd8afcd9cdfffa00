import app from '@adonisjs/core/services/app'
import { SweepNotifications } from '#plugins/sales/payments/inbox/sweep_notifications'
import type { Job } from '#core/jobs/job'

/** Deletes notifications that were kept for their time. */
const sweepNotificationsJob: Job = {
  async run(_payload, { signal }) {
    const sweep = await app.container.make(SweepNotifications)
    await sweep.execute(signal)
  },
}

export default sweepNotificationsJob
