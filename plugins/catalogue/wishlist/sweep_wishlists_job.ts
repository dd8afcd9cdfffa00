import app from '@adonisjs/core/services/app'
import { SweepWishlists } from '#plugins/catalogue/wishlist/actions/sweep_wishlists'
import type { Job } from '#core/jobs/job'

/** Forgets the wishlists of guests who did not come back. */
const sweepWishlistsJob: Job = {
  async run(_payload, { signal }) {
    const action = await app.container.make(SweepWishlists)
    await action.execute(signal)
  },
}

export default sweepWishlistsJob
