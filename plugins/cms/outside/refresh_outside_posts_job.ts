import app from '@adonisjs/core/services/app'
import { RefreshOutsidePosts } from '#plugins/cms/outside/actions/refresh_outside_posts'
import type { Job } from '#core/jobs/job'

/** A site that gives nothing makes the job fail: it is tried again later, and staff see it among the failing jobs. */
const refreshOutsidePostsJob: Job = {
  async run(_payload, { signal, result }) {
    const refresh = await app.container.make(RefreshOutsidePosts)
    result({ posts: await refresh.execute(signal) })
  },
}

export default refreshOutsidePostsJob
