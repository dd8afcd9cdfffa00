import app from '@adonisjs/core/services/app'
import { ReaddressCategory } from '#plugins/cms/content/readdress_category'
import type { Job } from '#core/jobs/job'

/** Gives the contents of a large category the addresses that its new slug says. */
const readdressCategoryJob: Job = {
  async run({ category }, run) {
    const readdress = await app.container.make(ReaddressCategory)
    run.result({ kept: await readdress.everyContent(Number(category), run) })
  },
}

export default readdressCategoryJob
