import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { MediaUnreadable } from '#core/media/inspection/media_refused'
import { VideoProbe } from '#core/media/inspection/video_probe'
import type { VideoFormat } from '#core/media/inspection/video_formats'

/** A video that came in whole and is one, in a file of its own until it is kept. */
export interface IncomingVideo {
  path: string
  hash: string
  format: VideoFormat
  bytes: number
}

/** Takes videos in as streams: never more than a piece of one is held in memory. */
export class VideoIntake {
  /** Folder for what is still coming in. */
  constructor(private readonly folder: string) {}

  /** Writes a stream to a file, looking at it on the way. Throws `VideoRefused` and leaves nothing behind. */
  async receive(source: Readable, limit: number): Promise<IncomingVideo> {
    await mkdir(this.folder, { recursive: true })
    const path = join(this.folder, randomUUID())
    const hash = createHash('sha256')
    const probe = new VideoProbe(limit)
    const file = createWriteStream(path, { flags: 'wx' })
    try {
      await pipeline(
        looked(source, probe, (piece) => hash.update(piece)),
        file
      )
      const { format, bytes } = await probe.finish()
      return { path, hash: hash.digest('hex').slice(0, 32), format, bytes }
    } catch (error) {
      // A file that is still being opened would come back after it was removed.
      if (!file.closed) await new Promise<void>((resolve) => file.once('close', resolve))
      await rm(path, { force: true })
      throw error
    }
  }

  /** As `receive`, without keeping anything. */
  async inspect(source: Readable, limit: number): Promise<void> {
    const probe = new VideoProbe(limit)
    for await (const piece of looked(source, probe)) void piece
    await probe.finish()
  }

  async drop({ path }: Pick<IncomingVideo, 'path'>): Promise<void> {
    await rm(path, { force: true })
  }

  /** Removes what a process that was killed left behind before this moment. */
  async sweep(before: Date): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const path = join(this.folder, name)
      const found = await stat(path).catch(() => null)
      if (found && found.mtime < before) await rm(path, { force: true, recursive: true })
    }
  }
}

/** The pieces of a stream, each looked at before it goes on. Whatever the stream itself fails of is `MediaUnreadable`. */
async function* looked(source: Readable, probe: VideoProbe, see?: (piece: Buffer) => void): AsyncGenerator<Buffer> {
  const pieces = source.iterator() as AsyncIterator<Buffer>
  try {
    for (;;) {
      const next = await pieces.next().catch((error: unknown) => {
        throw new MediaUnreadable(error)
      })
      if (next.done) return
      await probe.push(next.value)
      see?.(next.value)
      yield next.value
    }
  } finally {
    source.destroy()
  }
}
