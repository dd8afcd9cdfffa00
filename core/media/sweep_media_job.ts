import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { MediaFiles } from '#core/media/media_files'
import { Store } from '#core/database/store'
import { VideoIntake } from '#core/media/video_intake'
import { sweepMedia } from '#core/media/sweep_media'
import type { Job } from '#core/jobs/job'

/** Deletes files of pictures and videos that were never attached to the library. */
const sweepMediaJob: Job = {
  async run(_payload, { signal }) {
    const { container } = app
    const parts = {
      store: await container.make(Store),
      files: await container.make(MediaFiles),
      videos: await container.make(VideoIntake),
      clock: await container.make(Clock),
    }
    await sweepMedia(parts, signal)
  },
}

export default sweepMediaJob
