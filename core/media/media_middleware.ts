import app from '@adonisjs/core/services/app'
import { MediaFiles } from '#core/media/media_files'
import { MEDIA_PATH } from '#core/media/media_record'
import { notFound } from '#core/http/errors'
import { sendVideo } from '#core/media/send_video'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { VideoFormat } from '#core/media/inspection/video_formats'

const FOREVER = 'public, max-age=31536000, immutable'

const VARIANT = new RegExp(`^${MEDIA_PATH}/([0-9a-f]{32})/([1-9][0-9]{0,4})\\.webp$`)
const VIDEO = new RegExp(`^${MEDIA_PATH}/([0-9a-f]{32})/video\\.(mp4|webm|mov)$`)

/**
 * Serves variants of pictures, and videos, before the session and the user are loaded. A URL holds the hash of the
 * content, so a response never expires. Only paths of this form reach the disk.
 */
export default class MediaMiddleware {
  #files: Promise<MediaFiles> | null = null

  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    const path = request.url()
    if (!path.startsWith(`${MEDIA_PATH}/`)) return next()
    const [, hash, form] = VARIANT.exec(path) ?? VIDEO.exec(path) ?? []
    if (!hash || !form || !['GET', 'HEAD'].includes(request.method())) throw notFound()
    const etag = `"${hash}-${form}"`
    if (request.header('if-none-match') === etag) return response.header('etag', etag).status(304)
    this.#files ??= app.container.make(MediaFiles)
    const files = await this.#files
    response.header('etag', etag).header('cache-control', FOREVER)
    if (!/^\d/.test(form)) return sendVideo(ctx, files, { hash, format: form as VideoFormat, etag })
    const bytes = await files.variant(hash, Number(form))
    if (!bytes) throw notFound()
    response.header('content-type', 'image/webp').header('content-length', String(bytes.length))
    return response.send(bytes)
  }
}
