import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import { pipeline, type Readable, type Transform } from 'node:stream'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import { acceptedEncoding, type Encoding } from '#core/http/accepted_encoding'
import type { HttpContext } from '@adonisjs/core/http'

/** What is read as text and made for one request: pages, the data of pages, answers of the API, sitemaps. */
const PACKED = /^(?:text\/(?:html|x-script)|application\/(?:json|xml))\b/

const JSON_TYPE = 'application/json; charset=utf-8'

/** Below it a packed answer fills as many packets as a plain one. */
const LEAST_BYTES = 1024

/** Quick settings, for one reader waits for it: what takes more time gains little of a page. A window as in page_cache.ts. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 }
const GZIP = { level: 5 }

const whole: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: BROTLI }),
  gzip: (bytes) => promisify(gzip)(bytes, GZIP),
}

/** Each piece leaves as it came: what is streamed is not to wait for what follows it. */
const streamed: Record<Encoding, () => Transform> = {
  br: () => createBrotliCompress({ params: BROTLI, flush: constants.BROTLI_OPERATION_FLUSH }),
  gzip: () => createGzip({ ...GZIP, flush: constants.Z_SYNC_FLUSH }),
}

/**
 * Packs the answer to a visitor in the way that they take. Files, kept pages and what the build has packed come to here
 * with an encoding of their own or without a body; a download stays what its maker made it. A mark of an answer (ETag)
 * stays too: ours are weak where an answer is packed here.
 */
export async function packAnswer(ctx: HttpContext): Promise<void> {
  const { response } = ctx
  const body = response.content?.[0] as unknown
  const isData = typeof body === 'object' && body !== null && !(body instanceof Uint8Array)
  const type = String(response.getHeader('content-type') ?? (isData ? JSON_TYPE : ''))
  if (response.headersSent || !PACKED.test(type) || !isOurs(response)) return
  response.header('vary', withEncoding(response.getHeader('vary')))
  const encoding = acceptedEncoding(ctx.request.header('accept-encoding'))
  if (!encoding || hasNoBody(response.getStatus())) return
  if (response.outgoingStream) return packStream(ctx, encoding)
  const bytes = isData ? Buffer.from(written(body)) : bytesOf(body)
  if (bytes.length < LEAST_BYTES) return
  response.header('content-type', type).header('content-encoding', encoding)
  response.send(await whole[encoding](bytes))
}

function isOurs(response: HttpContext['response']): boolean {
  return !response.getHeader('content-encoding') && !response.getHeader('content-disposition')
}

function hasNoBody(status: number): boolean {
  return status < 200 || status === 204 || status === 304
}

/** As the framework would write it itself. */
function written(data: object): string {
  const { serializeJSON } = app.config.get<{ serializeJSON: (data: object) => string }>('app.http')
  return serializeJSON(data)
}

function bytesOf(body: unknown): Buffer {
  return body instanceof Uint8Array
    ? Buffer.from(body.buffer, body.byteOffset, body.length)
    : Buffer.from(typeof body === 'string' ? body : '')
}

function withEncoding(vary: unknown): string {
  const names = [vary ?? []].flat().join(', ')
  if (/accept-encoding/i.test(names)) return names
  return names ? `${names}, Accept-Encoding` : 'Accept-Encoding'
}

/** Whoever goes away ends the source as well, and a source that breaks ends the answer. */
function packStream({ response, logger }: HttpContext, encoding: Encoding): void {
  const source = response.outgoingStream as Readable
  const packed = streamed[encoding]()
  // What is said instead of a stream that never began is not packed.
  source.once('error', () => response.headersSent || response.removeHeader('content-encoding'))
  pipeline(source, packed, (error) => error && logger.debug({ err: error }, 'a packed answer broke off'))
  response.header('content-encoding', encoding)
  response.stream(packed)
}
