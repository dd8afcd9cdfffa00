import app from '@adonisjs/core/services/app'
import { RenewDueTimes } from '#plugins/tickets/clocks/renew_due_times'
import type { Job } from '#core/jobs/job'

/** Works out the times of open tickets anew, after business hours or the times of a priority have changed. */
const renewDueTimesJob: Job = {
  async run(_payload, { signal }) {
    await (await app.container.make(RenewDueTimes)).execute(signal)
  },
}

export default renewDueTimesJob
