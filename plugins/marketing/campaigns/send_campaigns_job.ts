import app from '@adonisjs/core/services/app'
import { SendCampaigns } from '#plugins/marketing/campaigns/send_campaigns'
import type { Job } from '#core/jobs/job'

/** Sends what is due of campaigns. */
const sendCampaignsJob: Job = {
  async run(_payload, { signal }) {
    const send = await app.container.make(SendCampaigns)
    await send.execute(signal)
  },
}

export default sendCampaignsJob
