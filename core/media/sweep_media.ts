import type { Clock } from '#core/time/clock'
import type { MediaFiles } from '#core/media/media_files'
import type { Store } from '#core/database/store'

/** Files of an unfinished import may wait this long for their transaction. */
const WAIT_MS = 24 * 3600 * 1000

/**
 * Deletes files that no transaction entered into the library: an import that was stopped, a form that was refused.
 * Gives how many pictures.
 */
export async function sweepMedia(store: Store, files: MediaFiles, clock: Clock, signal?: AbortSignal): Promise<number> {
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
