import app from '@adonisjs/core/services/app'
import { TendContents } from '#plugins/cms/workflow/tend_contents'
import type { Job } from '#core/jobs/job'

const tendContentsJob: Job = {
  async run(_payload, { signal }) {
    await (await app.container.make(TendContents)).execute(signal)
  },
}

export default tendContentsJob
