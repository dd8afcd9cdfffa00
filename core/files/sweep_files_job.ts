import app from '@adonisjs/core/services/app'
import { FileStore } from '#core/files/file_store'
import type { Job } from '#core/jobs/job'

/** Deletes expired files. */
const sweepFilesJob: Job = {
  async run(_payload, { signal }) {
    const files = await app.container.make(FileStore)
    await files.sweep(signal)
  },
}

export default sweepFilesJob
