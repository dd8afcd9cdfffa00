import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { sweep } from '#core/jobs/sweep'
import type { Job } from '#core/jobs/job'

/** Deletes old rows: changes after a day, delivered events and finished jobs after thirty. */
const sweepJob: Job = {
  async run(_payload, { signal }) {
    await sweep(await app.container.make(Store), await app.container.make(Clock), signal)
  },
}

export default sweepJob
