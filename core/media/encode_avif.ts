import { inject } from '@adonisjs/core'
import { ImageRefused } from '#core/media/inspection/image_refused'
import { MediaFiles } from '#core/media/media_files'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { renderAvif } from '#core/media/inspection/render_variants'
import type { MediaVariant } from '#core/media/media_record'

const NEXT = `select id, hash, format, variants from core_media
  where has_avif = false and width > 0 and format <> 'svg' and id < ? order by id desc limit 1`

const DONE = 'update core_media set has_avif = true where id = ? and hash = ?'

interface Waiting {
  id: number
  hash: string
  format: string
  variants: string
}

/** Writes the AVIF twins of pictures that have none, the newest first. */
@inject()
export class EncodeAvif {
  constructor(
    private readonly store: Store,
    private readonly files: MediaFiles
  ) {}

  /** Encodes at most so many pictures. Returns how many it looked at. */
  async execute(most: number, signal?: AbortSignal): Promise<number> {
    let last = Number.MAX_SAFE_INTEGER
    for (let done = 0; done < most; done += 1) {
      signal?.throwIfAborted()
      const waiting = await this.store.reader.first<Waiting>(NEXT, [last])
      if (!waiting) return done
      last = Number(waiting.id)
      await this.#encode(waiting)
      await this.store.transaction((trx) => queryRows(trx, DONE, [waiting.id, waiting.hash]))
    }
    return most
  }

  /** A picture that cannot be read again keeps its WebP. */
  async #encode({ hash, format, variants }: Waiting): Promise<void> {
    const widths = (JSON.parse(variants) as MediaVariant[]).map(({ width }) => width)
    const original = await this.files.original(hash, format).catch(() => null)
    if (!original) return
    try {
      await this.files.writeAvif(hash, await renderAvif(original, widths))
    } catch (error) {
      if (!(error instanceof ImageRefused)) throw error
    }
  }
}
