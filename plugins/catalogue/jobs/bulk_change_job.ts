import app from '@adonisjs/core/services/app'
import { CountBulkChange } from '#plugins/catalogue/queries/products/count_bulk_change'
import { RunBulkChange } from '#plugins/catalogue/actions/products/run_bulk_change'
import type { Direction } from '#plugins/catalogue/services/bulk/step_change'
import type { Job } from '#core/jobs/job'

const bulkChangeJob: Job = {
  async run(payload, { signal, progress, result }) {
    const { change, direction } = payload as { change: number; direction: Direction }
    const action = await app.container.make(RunBulkChange)
    await action.execute(change, direction, { signal, progress })
    const counts = await app.container.make(CountBulkChange)
    result({ change, ...(await counts.execute(change)) })
  },
}

export default bulkChangeJob
