import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { MediaFiles } from '#core/media/media_files'
import { Settings } from '#core/settings/settings'
import { Store, type Transaction } from '#core/database/store'
import { inspectImage } from '#core/media/inspection/inspect_image'
import { VideoIntake } from '#core/media/video_intake'
import { VideoRefused } from '#core/media/inspection/video_refused'
import { formatsOf, type MediaType } from '#core/media/media_types'
import { inspectDocument } from '#core/media/inspection/inspect_document'
import { pictureOf, videoOf, type MediaRecord, type Picture, type Video } from '#core/media/media_record'
import { queryRows } from '#core/database/query_rows'
import { recordset } from '#core/database/recordset'
import { ImageRefused } from '#core/media/inspection/image_refused'
import { readDrawing } from '#core/media/inspection/read_drawing'
import { renderVariants } from '#core/media/inspection/render_variants'

export interface IncomingFile {
  name: string
  bytes: Buffer
}

/** A video as a stream. `open` is called once, and the stream is read to its end. */
export interface IncomingStream {
  name: string
  /** Its size, if known: a video that is too large is not opened. */
  bytes?: number
  open(): Promise<Readable>
}

/** A picture, video or document whose files are written, to be attached to the library by a transaction. */
export type PreparedMedia = Omit<MediaRecord, 'id' | 'createdAt' | 'focus'>

const COLUMNS = 'id, hash, name, format, width, height, bytes, placeholder, variants, focus, created_at'

const INSERT = `insert into core_media (hash, name, format, width, height, bytes, placeholder, variants, created_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (hash) do nothing`

const REPLACE = `update core_media set hash = ?, format = ?, width = ?, height = ?, bytes = ?, placeholder = ?,
  variants = ?, focus = null, has_avif = false, version = version + 1 where id = ?`

/** The values of picture fields for a video or document. A video's poster is a picture of its own. */
const NO_PICTURE = { width: 0, height: 0, placeholder: '#000000', variants: [] }

type MediaRow = Omit<MediaRecord, 'variants' | 'focus' | 'createdAt'> & {
  variants: string
  focus: string | null
  created_at: string
}

/**
 * The shop's pictures, videos and documents. Identical files are stored once. Files are written before the transaction that attaches
 * them, because nothing but SQL may be awaited inside. Files that no transaction attaches are deleted after a day.
 */
@inject()
export class MediaLibrary {
  constructor(
    private readonly store: Store,
    private readonly files: MediaFiles,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly videos: VideoIntake
  ) {}

  /** Largest picture, in bytes. */
  get imageLimit(): number {
    return this.settings.get<number>('core.media.image_max_kb') * 1024
  }

  /** Largest video, in bytes. */
  get videoLimit(): number {
    return this.settings.get<number>('core.media.video_max_kb') * 1024
  }

  /** Largest file of a type, in bytes. */
  limitOf(type: MediaType): number {
    if (type === 'image') return this.imageLimit
    return type === 'video' ? this.videoLimit : this.settings.get<number>('core.media.document_max_kb') * 1024
  }

  /** Inspects a picture, renders its variants and writes the files. Throws `ImageRefused`, having written nothing. */
  async prepare({ name, bytes }: IncomingFile): Promise<PreparedMedia> {
    const limits = { bytes: this.imageLimit }
    const hash = hashOf(bytes)
    const known = await this.#known(hash)
    if (known && known.variants.length > 0) return known
    const { format } = await inspectImage(bytes, limits)
    const { width, height, placeholder, variants } = await renderVariants(bytes, undefined, limits)
    await this.files.write(hash, format, bytes, variants)
    return {
      hash,
      name: name.slice(0, 255),
      format,
      width,
      height,
      bytes: bytes.length,
      placeholder,
      variants: variants.map((variant) => ({ width: variant.width, height: variant.height })),
    }
  }

  /** Cleans a drawing, renders its variants and writes the files. Throws `ImageRefused`, having written nothing. */
  async prepareDrawing({ name, bytes: given }: IncomingFile): Promise<PreparedMedia> {
    const limit = this.imageLimit
    if (given.length > limit) throw new ImageRefused('too_many_bytes', { limit: { bytes: limit } })
    const drawing = await readDrawing(given)
    const hash = hashOf(drawing.bytes)
    const known = await this.#known(hash)
    if (known) return known
    const { variants, placeholder } = await renderVariants(drawing.pixels)
    await this.files.write(hash, 'svg', drawing.bytes, variants)
    const { width, height, bytes } = drawing
    const forms = [
      ...variants.map((one) => ({ width: one.width, height: one.height })),
      { width, height, form: 'svg' as const },
    ]
    return {
      hash,
      name: name.slice(0, 255),
      format: 'svg',
      width,
      height,
      bytes: bytes.length,
      placeholder,
      variants: forms,
    }
  }

  /** Inspects a document and writes its file. Throws `DocumentRefused`, having written nothing. */
  async prepareDocument({ name, bytes }: IncomingFile, type: MediaType): Promise<PreparedMedia> {
    const format = await inspectDocument(bytes, formatsOf([type]), this.limitOf(type))
    const hash = hashOf(bytes)
    const known = await this.#known(hash)
    if (known) return known
    await this.files.write(hash, format, bytes, [])
    return { ...NO_PICTURE, hash, name: name.slice(0, 255), format, bytes: bytes.length }
  }

  /**
   * Receives a video as a stream, inspects it meanwhile and stores its file. Throws `VideoRefused`, having stored nothing.
   */
  async prepareVideo({ name, bytes = 0, open }: IncomingStream): Promise<PreparedMedia> {
    const limit = this.videoLimit
    if (bytes > limit) throw new VideoRefused('video_too_large', { limit: { bytes: limit } })
    const video = await this.videos.receive(await open(), limit)
    const known = await this.#known(video.hash)
    if (known) {
      await this.videos.drop(video)
      return known
    }
    await this.files.storeVideo(video)
    return { ...NO_PICTURE, hash: video.hash, name: name.slice(0, 255), format: video.format, bytes: video.bytes }
  }

  /** Inspects a video without storing it. Throws `VideoRefused`. */
  async inspectVideo({ bytes = 0, open }: IncomingStream): Promise<void> {
    const limit = this.videoLimit
    if (bytes > limit) throw new VideoRefused('video_too_large', { limit: { bytes: limit } })
    await this.videos.inspect(await open(), limit)
  }

  /** Inserts a prepared medium into the library. An existing one keeps its id and name. */
  async attach(trx: Transaction, prepared: PreparedMedia): Promise<MediaRecord> {
    const { hash, name, format, width, height, bytes, placeholder, variants } = prepared
    const values = [hash, name, format, width, height, bytes, placeholder, JSON.stringify(variants), this.clock.iso()]
    await queryRows(trx, INSERT, values)
    const sql = 'select id, created_at from core_media where hash = ?'
    const [row] = await queryRows<Pick<MediaRow, 'id' | 'created_at'>>(trx, sql, [hash])
    if (!row) throw new Error(`The medium ${hash} was not entered`)
    const { id, created_at: createdAt } = row
    return { id, hash, name, format, width, height, bytes, placeholder, variants, focus: null, createdAt }
  }

  /** Puts a prepared file in the place of a medium's. No other medium has it. */
  async replace(trx: Transaction, id: number, prepared: PreparedMedia): Promise<void> {
    const { hash, format, width, height, bytes, placeholder, variants } = prepared
    await queryRows(trx, REPLACE, [hash, format, width, height, bytes, placeholder, JSON.stringify(variants), id])
  }

  /** The medium with the file of this hash. */
  async withFile(trx: Transaction, hash: string): Promise<MediaRecord | null> {
    const [row] = await queryRows<MediaRow>(trx, `select ${COLUMNS} from core_media where hash = ?`, [hash])
    return row ? recordOf(row) : null
  }

  /** Media by id. Pass the transaction to see what it has inserted. */
  async find(ids: readonly number[], trx?: Transaction): Promise<Map<number, MediaRecord>> {
    if (ids.length === 0) return new Map()
    const wanted = recordset(this.store.dialect, 'w', { id: 'bigint' })
    const sql = `select ${COLUMNS} from core_media where id in (select w.id from ${wanted})`
    const bindings = [JSON.stringify(ids.map((id) => ({ id })))]
    const rows = trx
      ? await queryRows<MediaRow>(trx, sql, bindings)
      : await this.store.reader.all<MediaRow>(sql, bindings)
    return new Map(rows.map((row) => [row.id, recordOf(row)]))
  }

  picture(record: MediaRecord, alt: string): Picture {
    return pictureOf(record, alt)
  }

  /** Null for a picture. */
  video(record: MediaRecord, title: string): Video | null {
    return videoOf(record, title)
  }

  async #known(hash: string): Promise<MediaRecord | null> {
    const [known] = await this.store.reader.all<MediaRow>(`select ${COLUMNS} from core_media where hash = ?`, [hash])
    return known ? recordOf(known) : null
  }
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

function recordOf(row: MediaRow): MediaRecord {
  const { created_at: createdAt, focus, ...rest } = row
  return {
    ...rest,
    variants: JSON.parse(row.variants) as MediaRecord['variants'],
    focus: focus === null ? null : (JSON.parse(focus) as MediaRecord['focus']),
    createdAt,
  }
}
