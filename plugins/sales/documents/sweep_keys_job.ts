import app from '@adonisjs/core/services/app'
import { SweepKeys } from '#plugins/sales/documents/actions/sweep_keys'
import type { Job } from '#core/jobs/job'

/** Forgets idempotency keys that have lasted their day. */
const sweepKeysJob: Job = {
  async run() {
    const action = await app.container.make(SweepKeys)
    await action.execute()
  },
}

export default sweepKeysJob
