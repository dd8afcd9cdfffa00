import type { Clock } from '#core/time/clock'
import type { MediaFiles } from '#core/media/media_files'
import type { VideoIntake } from '#core/media/video_intake'
import type { Store } from '#core/database/store'

/** Files of an unfinished import may wait this long for their transaction. */
const WAIT_MS = 24 * 3600 * 1000

/** What sweeping needs. */
export interface SweptParts {
  store: Store
  files: MediaFiles
  videos: VideoIntake
  clock: Clock
}

/**
 * Deletes files that no transaction entered into the library: an import that was stopped, a form that was refused.
 * Gives how many pictures and videos.
 */
export async function sweepMedia({ store, files, videos, clock }: SweptParts, signal?: AbortSignal): Promise<number> {
  await videos.sweep(new Date(clock.epoch() - WAIT_MS))
  let swept = 0
  for await (const { hash, key } of files.all()) {
    signal?.throwIfAborted()
    const isKnown = await store.reader.first('select 1 as known from core_media where hash = ?', [hash])
    if (isKnown || clock.epoch() - (await files.writtenAt(key)).getTime() < WAIT_MS) continue
    await files.remove(hash)
    swept += 1
  }
  return swept
}
