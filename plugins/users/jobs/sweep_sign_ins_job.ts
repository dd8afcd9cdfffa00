import app from '@adonisjs/core/services/app'
import { SweepSignIns } from '#plugins/users/actions/sweep_sign_ins'
import type { Job } from '#core/jobs/job'

/** Forgets sign-ins that have lasted their time. */
const sweepSignInsJob: Job = {
  async run(_payload, { signal }) {
    const action = await app.container.make(SweepSignIns)
    await action.execute(signal)
  },
}

export default sweepSignInsJob
