import app from '@adonisjs/core/services/app'
import { InviteReviews } from '#plugins/catalogue/reviews/invitations/invite_reviews'
import type { Job } from '#core/jobs/job'

/** Asks for reviews of what was received some days ago. */
const inviteReviewsJob: Job = {
  async run(_payload, { signal }) {
    const invite = await app.container.make(InviteReviews)
    await invite.execute(signal)
  },
}

export default inviteReviewsJob
