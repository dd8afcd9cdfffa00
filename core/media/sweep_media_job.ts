import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { MediaFiles } from '#core/media/media_files'
import { Store } from '#core/database/store'
import { sweepMedia } from '#core/media/sweep_media'
import type { Job } from '#core/jobs/job'

/** Deletes files of pictures that never entered the library. */
const sweepMediaJob: Job = {
  async run(_payload, { signal }) {
    const { container } = app
    await sweepMedia(await container.make(Store), await container.make(MediaFiles), await container.make(Clock), signal)
  },
}

export default sweepMediaJob
