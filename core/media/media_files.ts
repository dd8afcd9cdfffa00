import { createReadStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { Disk } from '@adonisjs/drive'
import type { ByteRange } from '#core/media/byte_range'
import type { ImageVariant } from '#core/media/inspection/render_variants'
import type { IncomingVideo } from '#core/media/video_intake'

/** Two levels, because a folder with 100,000 entries is slow to list. */
const folderOf = (hash: string) => `${hash.slice(0, 2)}/${hash}`

const originalKey = (hash: string, format: string) => `${folderOf(hash)}/original.${format}`

/** The files of the media library, on the disk or in the bucket that the configuration names. */
export class MediaFiles {
  constructor(
    private readonly disk: Disk,
    /** Root folder of the disk when it is on this machine. Null: it is a bucket. */
    private readonly root: string | null = null
  ) {}

  /** Writes the original and the variants of a picture, or a document, which has none. Idempotent. */
  async write(hash: string, format: string, original: Buffer, variants: readonly ImageVariant[]): Promise<void> {
    const folder = folderOf(hash)
    await Promise.all([
      this.disk.put(`${folder}/original.${format}`, original),
      ...variants.map(({ width, content }) => this.disk.put(`${folder}/${width}.webp`, content)),
    ])
  }

  /** Moves a received video to the disk. */
  async storeVideo({ path, hash, format, bytes }: IncomingVideo): Promise<void> {
    const key = originalKey(hash, format)
    if (!this.root) return this.disk.moveFromFs(path, key, { contentLength: bytes })
    const target = join(this.root, key)
    await mkdir(dirname(target), { recursive: true })
    await rename(path, target)
  }

  /** Writes the AVIF twins of a picture's variants. Idempotent. */
  async writeAvif(hash: string, variants: readonly ImageVariant[]): Promise<void> {
    const folder = folderOf(hash)
    await Promise.all(variants.map(({ width, content }) => this.disk.put(`${folder}/${width}.avif`, content)))
  }

  /** The bytes of a picture as it was uploaded. */
  async original(hash: string, format: string): Promise<Buffer> {
    return Buffer.from(await this.disk.getBytes(originalKey(hash, format)))
  }

  /** The bytes of one variant. Null: it does not exist. */
  async variant(hash: string, width: number, form: 'webp' | 'avif' = 'webp'): Promise<Buffer | null> {
    const key = `${folderOf(hash)}/${width}.${form}`
    try {
      return Buffer.from(await this.disk.getBytes(key))
    } catch (error) {
      if (await this.disk.exists(key)) throw error
      return null
    }
  }

  /** Size of a video or document. Null: it does not exist. */
  async originalBytes(hash: string, format: string): Promise<number | null> {
    const key = originalKey(hash, format)
    return (await this.disk.exists(key)) ? (await this.disk.getMetaData(key)).contentLength : null
  }

  /** Streams a part of a video or document. A bucket is read from the start, because Drive offers no ranges. */
  async originalPart(hash: string, format: string, { from, to }: ByteRange): Promise<Readable> {
    const key = originalKey(hash, format)
    if (this.root) return createReadStream(join(this.root, key), { start: from, end: to })
    return Readable.from(partOf(await this.disk.getStream(key), { from, to }), { objectMode: false })
  }

  /** Every medium on the disk: its hash, and the key of one of its files. */
  async *all(): AsyncGenerator<{ hash: string; key: string }> {
    let paginationToken: string | undefined
    let last = ''
    do {
      const page = await this.disk.listAll('', { recursive: true, ...(paginationToken ? { paginationToken } : {}) })
      for (const item of page.objects) {
        if (!item.isFile) continue
        const hash = item.key.split('/')[1] ?? ''
        if (hash !== last && /^[0-9a-f]{32}$/.test(hash)) yield { hash, key: item.key }
        last = hash
      }
      paginationToken = page.paginationToken
    } while (paginationToken)
  }

  async writtenAt(key: string): Promise<Date> {
    return (await this.disk.getMetaData(key)).lastModified
  }

  async remove(hash: string): Promise<void> {
    await this.disk.deleteAll(`${folderOf(hash)}/`)
  }
}

async function* partOf(source: Readable, { from, to }: ByteRange): AsyncGenerator<Buffer> {
  let position = 0
  for await (const piece of source as AsyncIterable<Buffer>) {
    const [start, end] = [Math.max(0, from - position), to + 1 - position]
    position += piece.length
    if (start < piece.length) yield piece.subarray(start, end)
    if (position > to) return
  }
}
