import app from '@adonisjs/core/services/app'
import { RemindCarts } from '#plugins/marketing/automations/remind_carts'
import type { Job } from '#core/jobs/job'

/** Reminds of abandoned carts, where staff have switched that on. */
const remindCartsJob: Job = {
  async run(_payload, { signal }) {
    const remind = await app.container.make(RemindCarts)
    await remind.execute(signal)
  },
}

export default remindCartsJob
