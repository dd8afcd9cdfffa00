import app from '@adonisjs/core/services/app'
import { EndReturns } from '#plugins/rma/returns/jobs/end_returns'
import type { Job } from '#core/jobs/job'

const endReturnsJob: Job = {
  async run() {
    await (await app.container.make(EndReturns)).execute()
  },
}

export default endReturnsJob
