import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { fileTypeFromFile } from 'file-type'
import { formatBytes } from '#core/text/format_bytes'
import { looksLikeSvg } from '#core/media/inspection/read_drawing'
import { mediaTypeOf, type MediaType } from '#core/media/media_types'
import { takeUpload } from '#core/http/take_upload'
import { uploadTooLarge } from '#core/http/errors'
import { MediaLibrary, type PreparedMedia } from '#core/media/media_library'
import { ImageRefused } from '#core/media/inspection/image_refused'
import { refusedAs } from '#core/media/refused_as'
import { Store } from '#core/database/store'
import type { HttpContext } from '@adonisjs/core/http'
import type { MediaRecord } from '#core/media/media_record'
import type { Upload } from '#core/files/upload'

/**
 * Adds the file of a multipart request to the library, if it is of one of these types; none: a picture. @throws DomainError
 * for one that is not, or too large
 */
export async function takeMedium(ctx: HttpContext, accept: readonly MediaType[]): Promise<MediaRecord> {
  const [library, store] = [await app.container.make(MediaLibrary), await app.container.make(Store)]
  return receiveMedium(ctx, accept, (medium) => store.transaction((trx) => library.attach(trx, medium)))
}

/**
 * The same, with what stores the file in the database. The file is on the disk by then; what nothing names is swept after a
 * day.
 */
export async function receiveMedium<Result>(
  ctx: HttpContext,
  accept: readonly MediaType[],
  store: (medium: PreparedMedia) => Promise<Result>
): Promise<Result> {
  const field = 'file'
  const types: readonly MediaType[] = accept.length > 0 ? accept : ['image']
  const library = await app.container.make(MediaLibrary)
  const limit = Math.max(...types.map((type) => library.limitOf(type)))
  return takeUpload(ctx, { field, limit }, async (upload) => {
    const type = await typeOf(upload.path, types)
    const most = library.limitOf(type)
    // A picture or document is read whole; a video is streamed.
    if (upload.bytes > most) throw uploadTooLarge({ limit: formatBytes(most, ctx.shop.locale) }, field)
    return store(await refusedAs(field, () => prepared(library, upload, type)))
  })
}

/** The type that the content has, if it is asked for; else the first one, whose inspection says what is wrong. */
async function typeOf(path: string, accept: readonly MediaType[]): Promise<MediaType> {
  const [first = 'image'] = accept
  if (accept.length < 2) return first
  const found = await fileTypeFromFile(path)
  if (!found || found.ext === 'xml') return (await isDrawing(path)) && accept.includes('image') ? 'image' : first
  const type = mediaTypeOf(found.ext === 'jpg' ? 'jpeg' : found.ext)
  return type && accept.includes(type) ? type : first
}

/** Read as far as its beginning. */
async function isDrawing(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0)
    return looksLikeSvg(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

async function prepared(library: MediaLibrary, { name, path, bytes }: Upload, type: MediaType): Promise<PreparedMedia> {
  if (bytes === 0) throw new ImageRefused('empty')
  if (type === 'video') {
    return library.prepareVideo({ name, bytes, open: () => Promise.resolve(createReadStream(path)) })
  }
  const file = { name, bytes: await readFile(path) }
  if (type !== 'image') return library.prepareDocument(file, type)
  return looksLikeSvg(file.bytes) ? library.prepareDrawing(file) : library.prepare(file)
}
