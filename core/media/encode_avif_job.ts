import app from '@adonisjs/core/services/app'
import { EncodeAvif } from '#core/media/encode_avif'
import type { Job } from '#core/jobs/job'

/** Pictures of one run: other jobs wait that long. */
const MOST = 60

/** Writes AVIF variants of new pictures. */
const encodeAvifJob: Job = {
  async run(_payload, { signal }) {
    await (await app.container.make(EncodeAvif)).execute(MOST, signal)
  },
}

export default encodeAvifJob
