import app from '@adonisjs/core/services/app'
import { TurnSlides } from '#plugins/branding/sliders/turn_slides'
import type { Job } from '#core/jobs/job'

/** Shows slides whose time has come, and hides those that are over. */
const turnSlidesJob: Job = {
  async run() {
    await (await app.container.make(TurnSlides)).execute()
  },
}

export default turnSlidesJob
