import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { MediaUnreadable } from '#core/media/inspection/media_refused'
import { VideoProbe } from '#core/media/inspection/video_probe'
import type { VideoFormat } from '#core/media/inspection/video_formats'

/** A received and inspected video, in a temporary file. */
export interface IncomingVideo {
  path: string
  hash: string
  format: VideoFormat
  bytes: number
}

/** Receives videos as streams, so that no whole video is in memory. */
export class VideoIntake {
  /** `folder`: for temporary files. */
  constructor(private readonly folder: string) {}

  /** Writes a stream to a temporary file and inspects it meanwhile. Throws `VideoRefused`, with the file removed. */
  async receive(source: Readable, limit: number): Promise<IncomingVideo> {
    await mkdir(this.folder, { recursive: true })
    const path = join(this.folder, randomUUID())
    const hash = createHash('sha256')
    const probe = new VideoProbe(limit)
    const file = createWriteStream(path, { flags: 'wx' })
    try {
      await pipeline(
        inspected(source, probe, (piece) => hash.update(piece)),
        file
      )
      const { format, bytes } = await probe.finish()
      return { path, hash: hash.digest('hex').slice(0, 32), format, bytes }
    } catch (error) {
      // A file that is still being opened would be created again after its removal.
      if (!file.closed) await new Promise<void>((resolve) => file.once('close', resolve))
      await rm(path, { force: true })
      throw error
    }
  }

  /** As `receive`, without a file. */
  async inspect(source: Readable, limit: number): Promise<void> {
    const probe = new VideoProbe(limit)
    for await (const piece of inspected(source, probe)) void piece
    await probe.finish()
  }

  async drop({ path }: Pick<IncomingVideo, 'path'>): Promise<void> {
    await rm(path, { force: true })
  }

  /** Removes files that were last written before this moment, left by killed processes. */
  async sweep(before: Date): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const path = join(this.folder, name)
      const found = await stat(path).catch(() => null)
      if (found && found.mtime < before) await rm(path, { force: true, recursive: true })
    }
  }
}

/** Passes the chunks of a stream on, each inspected first. An error of the stream itself is thrown as `MediaUnreadable`. */
async function* inspected(source: Readable, probe: VideoProbe, see?: (piece: Buffer) => void): AsyncGenerator<Buffer> {
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
