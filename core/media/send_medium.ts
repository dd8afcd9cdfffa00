import { Readable } from 'node:stream'
import { notFound } from '#core/http/errors'
import { readRange } from '#core/media/byte_range'
import { isVideoFormat } from '#core/media/inspection/video_formats'
import { mimeTypeOf } from '#core/media/media_types'
import type { HttpContext } from '@adonisjs/core/http'
import type { MediaFiles } from '#core/media/media_files'

/** A video opened as a page is shown by the browser in a document of its own, which may play the video and nothing else. */
const POLICY = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** A drawing opened as a page runs nothing and loads nothing, whatever is in it. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** Sends a video or document, or the range that a player requests when a viewer seeks. Documents are saved, not shown. */
export async function sendMedium(
  { request, response }: HttpContext,
  files: MediaFiles,
  { hash, format, etag }: { hash: string; format: string; etag: string }
): Promise<void> {
  const bytes = await files.originalBytes(hash, format)
  if (bytes === null) throw notFound()
  response
    .header('etag', etag)
    .header('accept-ranges', 'bytes')
    .header('content-security-policy', format === 'svg' ? DRAWING_POLICY : POLICY)
  const condition = request.header('if-range')
  const range = condition === undefined || condition === etag ? readRange(request.header('range'), bytes) : null
  if (range === 'outside') {
    response.header('cache-control', 'no-store').header('content-range', `bytes */${bytes}`)
    return response.status(416).send('')
  }
  const part = range ?? { from: 0, to: bytes - 1 }
  if (!isVideoFormat(format) && format !== 'svg') response.header('content-disposition', 'attachment')
  response.header('content-type', mimeTypeOf(format)).header('content-length', String(part.to - part.from + 1))
  if (range) response.status(206).header('content-range', `bytes ${part.from}-${part.to}/${bytes}`)
  response.stream(request.method() === 'HEAD' ? Readable.from([]) : await files.originalPart(hash, format, part))
}
