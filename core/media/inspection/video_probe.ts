import { fileTypeFromBuffer } from 'file-type'
import { ByteWalk } from '#core/media/inspection/byte_walk'
import { VideoRefused } from '#core/media/inspection/video_refused'
import { videoFormats, type VideoFacts, type VideoFormat } from '#core/media/inspection/video_formats'
import { walkMp4 } from '#core/media/inspection/walk_mp4'
import { walkWebm } from '#core/media/inspection/walk_webm'

/** Enough to tell what a file is. */
const HEAD = 4100

const FORMATS: Record<string, VideoFormat> = { mp4: 'mp4', m4v: 'mp4', webm: 'webm', mov: 'mov' }

/**
 * Finds out what a video truly is, whatever its name says, while it streams by: the type by its first bytes, then the
 * boxes or elements it is made of. Throws `VideoRefused` as soon as it is none.
 */
export class VideoProbe {
  #head: Buffer[] = []
  #bytes = 0
  #format: VideoFormat | null = null
  #walk: ByteWalk | null = null
  readonly #facts: VideoFacts = { hasPictures: false, promised: 0 }

  constructor(private readonly limit: number) {}

  async push(piece: Buffer): Promise<void> {
    this.#bytes += piece.length
    if (this.#bytes > this.limit) throw new VideoRefused('video_too_large', { limit: { bytes: this.limit } })
    if (this.#walk) return this.#walk.push(piece)
    this.#head.push(piece)
    if (this.#bytes >= HEAD) await this.#begin()
  }

  /** What it is, once all of it went by. */
  async finish(): Promise<{ format: VideoFormat; bytes: number }> {
    if (!this.#walk) await this.#begin()
    const format = this.#format as VideoFormat
    if (this.#facts.promised > this.#bytes) throw new VideoRefused('video_truncated')
    if (!this.#facts.hasPictures) throw new VideoRefused('video_damaged')
    return { format, bytes: this.#bytes }
  }

  async #begin(): Promise<void> {
    const head = Buffer.concat(this.#head)
    this.#head = []
    const found = await fileTypeFromBuffer(head)
    const format = FORMATS[found?.ext ?? '']
    if (!format) {
      if (!found?.mime.startsWith('video/')) throw new VideoRefused('not_a_video', { type: found?.ext ?? '?' })
      throw new VideoRefused('video_type_not_accepted', { type: found.ext, accepted: videoFormats.join(', ') })
    }
    this.#format = format
    this.#walk = new ByteWalk(format === 'webm' ? walkWebm(this.#facts) : walkMp4(this.#facts))
    this.#walk.push(head)
  }
}
