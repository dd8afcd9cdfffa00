import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { DomainError } from '#core/errors/domain_error'
import { takeUpload } from '#core/http/take_upload'
import { MediaLibrary, type PreparedMedia } from '#core/media/media_library'
import { MediaRefused } from '#core/media/inspection/media_refused'
import { Store } from '#core/database/store'
import type { HttpContext } from '@adonisjs/core/http'
import type { MediaRecord } from '#core/media/media_record'

/** Adds the picture of a multipart request to the library. @throws DomainError for a file that is no picture or too large */
export async function takePicture(ctx: HttpContext, field = 'file'): Promise<MediaRecord> {
  const library = await app.container.make(MediaLibrary)
  return takeUpload(ctx, { field, limit: library.imageLimit }, ({ name, path }) =>
    attach(field, async () => library.prepare({ name, bytes: await readFile(path) }))
  )
}

/** As `takePicture`, for a video, which is streamed from its upload. */
export async function takeVideo(ctx: HttpContext, field = 'file'): Promise<MediaRecord> {
  const library = await app.container.make(MediaLibrary)
  return takeUpload(ctx, { field, limit: library.videoLimit }, ({ name, path, bytes }) =>
    attach(field, () => library.prepareVideo({ name, bytes, open: () => Promise.resolve(createReadStream(path)) }))
  )
}

async function attach(field: string, prepare: () => Promise<PreparedMedia>): Promise<MediaRecord> {
  const [library, store] = [await app.container.make(MediaLibrary), await app.container.make(Store)]
  try {
    const prepared = await prepare()
    return await store.transaction((trx) => library.attach(trx, prepared))
  } catch (error) {
    if (!(error instanceof MediaRefused)) throw error
    const kind = { code: 'E_MEDIA_REFUSED', status: 422, message: `core.media.refused.${error.code}` }
    throw new DomainError(kind, error.params, field, { reason: error.code })
  }
}
