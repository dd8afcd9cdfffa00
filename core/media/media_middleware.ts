import app from '@adonisjs/core/services/app'
import { MediaFiles } from '#core/media/media_files'
import { MEDIA_PATH } from '#core/media/media_record'
import { formatsOf } from '#core/media/media_types'
import { notFound } from '#core/http/errors'
import { sendMedium } from '#core/media/send_medium'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

const FOREVER = 'public, max-age=31536000, immutable'

const VARIANT = new RegExp(`^${MEDIA_PATH}/([0-9a-f]{32})/([1-9][0-9]{0,4})\\.webp$`)
const VIDEO = new RegExp(`^${MEDIA_PATH}/([0-9a-f]{32})/video\\.(${formatsOf(['video']).join('|')})$`)
const DRAWING = new RegExp(`^${MEDIA_PATH}/([0-9a-f]{32})/drawing\\.(svg)$`)
/** The name is for who saves the file. */
const DOCUMENT = new RegExp(
  `^${MEDIA_PATH}/([0-9a-f]{32})/[a-z0-9-]{1,100}\\.(${formatsOf(['pdf', 'document']).join('|')})$`
)

/**
 * Serves variants of pictures, videos and documents before the session and the user are loaded. A URL holds the hash of the
 * content, so a response never expires. Only paths of this form reach the disk.
 */
export default class MediaMiddleware {
  #files: Promise<MediaFiles> | null = null

  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    const path = request.url()
    if (!path.startsWith(`${MEDIA_PATH}/`)) return next()
    const [, hash, form] = VARIANT.exec(path) ?? DRAWING.exec(path) ?? VIDEO.exec(path) ?? DOCUMENT.exec(path) ?? []
    if (!hash || !form || !['GET', 'HEAD'].includes(request.method())) throw notFound()
    const etag = `"${hash}-${form}"`
    const isPicture = /^\d/.test(form)
    if (isPicture) response.header('vary', 'accept')
    const seen = request.header('if-none-match')
    if (seen === etag || (isPicture && seen === `"${hash}-${form}-avif"`))
      return response.header('etag', seen).status(304)
    this.#files ??= app.container.make(MediaFiles)
    const files = await this.#files
    response.header('cache-control', FOREVER)
    if (!isPicture) return sendMedium(ctx, files, { hash, format: form, etag })
    // Browsers that read AVIF get the smaller twin once a job has written it. The address is the same, so pages stay as they are.
    const readsAvif = (request.header('accept') ?? '').includes('image/avif')
    const avif = readsAvif ? await files.variant(hash, Number(form), 'avif') : null
    const bytes = avif ?? (await files.variant(hash, Number(form)))
    if (!bytes) throw notFound()
    response.header('etag', avif ? `"${hash}-${form}-avif"` : etag)
    response.header('content-type', avif ? 'image/avif' : 'image/webp').header('content-length', String(bytes.length))
    return response.send(bytes)
  }
}
