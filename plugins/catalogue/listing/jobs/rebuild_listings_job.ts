import app from '@adonisjs/core/services/app'
import { RebuildListings } from '#plugins/catalogue/listing/actions/rebuild_listings'
import type { Job } from '#core/jobs/job'

const rebuildListingsJob: Job = {
  async run() {
    const action = await app.container.make(RebuildListings)
    await action.execute()
  },
}

export default rebuildListingsJob
