import { createHash } from 'node:crypto'
import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { MediaFiles } from '#core/media/media_files'
import { Settings } from '#core/settings/settings'
import { Store, type Transaction } from '#core/database/store'
import { inspectImage } from '#core/media/inspection/inspect_image'
import { pictureOf, type MediaRecord, type Picture } from '#core/media/media_record'
import { queryRows } from '#core/database/query_rows'
import { recordset } from '#core/database/recordset'
import { renderVariants } from '#core/media/inspection/render_variants'

/** A file as it came in. */
export interface IncomingFile {
  name: string
  bytes: Buffer
}

/** A picture whose files are written, to be entered into the library by a transaction. */
export type PreparedMedia = Omit<MediaRecord, 'id'>

const COLUMNS = 'id, hash, name, format, width, height, bytes, placeholder, variants'

const INSERT = `insert into core_media (hash, name, format, width, height, bytes, placeholder, variants, created_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (hash) do nothing`

type MediaRow = Omit<MediaRecord, 'variants'> & { variants: string }

/**
 * The shop's pictures. The same bytes are kept once. Files are written before the transaction that enters them, because
 * nothing but SQL may be awaited inside; what no transaction enters is swept away after a day.
 */
@inject()
export class MediaLibrary {
  constructor(
    private readonly store: Store,
    private readonly files: MediaFiles,
    private readonly clock: Clock,
    private readonly settings: Settings
  ) {}

  /** Looks at a picture, draws its forms and writes the files. Throws `ImageRefused`, having written nothing. */
  async prepare({ name, bytes }: IncomingFile): Promise<PreparedMedia> {
    const limits = { bytes: this.settings.get<number>('core.media.image_max_kb') * 1024 }
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    const [known] = await this.store.reader.all<MediaRow>(`select ${COLUMNS} from core_media where hash = ?`, [hash])
    if (known) return recordOf(known)
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

  /** Enters a prepared picture into the library; one that is there already keeps its number and name. */
  async attach(trx: Transaction, prepared: PreparedMedia): Promise<MediaRecord> {
    const { hash, name, format, width, height, bytes, placeholder, variants } = prepared
    const values = [hash, name, format, width, height, bytes, placeholder, JSON.stringify(variants), this.clock.iso()]
    await queryRows(trx, INSERT, values)
    const [row] = await queryRows<{ id: number }>(trx, 'select id from core_media where hash = ?', [hash])
    if (!row) throw new Error(`The picture ${hash} was not entered`)
    return { id: row.id, hash, name, format, width, height, bytes, placeholder, variants }
  }

  /** Pictures by their numbers; inside a transaction pass it, to see what it has entered. */
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

  /** A picture as a screen shows it, with the text for those who do not see it. */
  picture(record: MediaRecord, alt: string): Picture {
    return pictureOf(record, alt)
  }
}

function recordOf(row: MediaRow): MediaRecord {
  return { ...row, variants: JSON.parse(row.variants) as MediaRecord['variants'] }
}
