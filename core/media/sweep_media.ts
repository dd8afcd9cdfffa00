import type { Clock } from '#core/time/clock'
import type { MediaFiles } from '#core/media/media_files'
import type { VideoIntake } from '#core/media/video_intake'
import type { Store } from '#core/database/store'

/** Younger files are not deleted: the transaction that attaches them may still follow. */
const MIN_AGE_MS = 24 * 3600 * 1000

export interface SweepMediaParts {
  store: Store
  files: MediaFiles
  videos: VideoIntake
  clock: Clock
}

/**
 * Deletes files that no transaction attached to the library, after a stopped import or a refused form. Returns the
 * number of deleted pictures and videos.
 */
export async function sweepMedia(
  { store, files, videos, clock }: SweepMediaParts,
  signal?: AbortSignal
): Promise<number> {
  await videos.sweep(new Date(clock.epoch() - MIN_AGE_MS))
  let swept = 0
  for await (const { hash, key } of files.all()) {
    signal?.throwIfAborted()
    const isKnown = await store.reader.first('select 1 as known from core_media where hash = ?', [hash])
    if (isKnown || clock.epoch() - (await files.writtenAt(key)).getTime() < MIN_AGE_MS) continue
    await files.remove(hash)
    swept += 1
  }
  return swept
}
