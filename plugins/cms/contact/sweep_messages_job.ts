import app from '@adonisjs/core/services/app'
import { SweepMessages } from '#plugins/cms/contact/actions/sweep_messages'
import type { Job } from '#core/jobs/job'

/** Deletes old messages. */
const sweepMessagesJob: Job = {
  async run(_payload, { signal }) {
    const sweep = await app.container.make(SweepMessages)
    await sweep.execute(signal)
  },
}

export default sweepMessagesJob
