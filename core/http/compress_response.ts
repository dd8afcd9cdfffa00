import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import { pipeline, type Readable, type Transform } from 'node:stream'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import { acceptedEncoding, type Encoding } from '#core/http/accepted_encoding'
import type { HttpContext } from '@adonisjs/core/http'

/** Content types of dynamic text: pages, the data of pages, responses of the API, sitemaps. */
const COMPRESSED_TYPES = /^(?:text\/(?:html|x-script)|application\/(?:json|xml))\b/

const JSON_TYPE = 'application/json; charset=utf-8'

/** A smaller response fits into one network packet anyway. */
const MIN_BYTES = 1024

/** Fast settings, because a visitor waits: a higher quality makes a page little smaller. The window is that of page_cache.ts. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 }
const GZIP = { level: 5 }

const compressors: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: BROTLI }),
  gzip: (bytes) => promisify(gzip)(bytes, GZIP),
}

/** Flushes after each chunk, so that a streamed chunk does not wait for the next one. */
const compressorStreams: Record<Encoding, () => Transform> = {
  br: () => createBrotliCompress({ params: BROTLI, flush: constants.BROTLI_OPERATION_FLUSH }),
  gzip: () => createGzip({ ...GZIP, flush: constants.Z_SYNC_FLUSH }),
}

/**
 * Compresses the response with an encoding that the client accepts. Leaves downloads alone, and responses that have an
 * encoding already: cached pages and files that the build compressed. The ETag is unchanged: responses that are compressed
 * here have weak ones.
 */
export async function compressResponse(ctx: HttpContext): Promise<void> {
  const { response } = ctx
  const body = response.content?.[0] as unknown
  const isData = typeof body === 'object' && body !== null && !(body instanceof Uint8Array)
  const type = String(response.getHeader('content-type') ?? (isData ? JSON_TYPE : ''))
  if (response.headersSent || !COMPRESSED_TYPES.test(type) || !isCompressible(response)) return
  response.header('vary', withEncoding(response.getHeader('vary')))
  const encoding = acceptedEncoding(ctx.request.header('accept-encoding'))
  if (!encoding || hasNoBody(response.getStatus())) return
  if (response.outgoingStream) return compressStream(ctx, encoding)
  const bytes = isData ? Buffer.from(serialize(body)) : bytesOf(body)
  if (bytes.length < MIN_BYTES) return
  response.header('content-type', type).header('content-encoding', encoding)
  response.send(await compressors[encoding](bytes))
}

function isCompressible(response: HttpContext['response']): boolean {
  return !response.getHeader('content-encoding') && !response.getHeader('content-disposition')
}

function hasNoBody(status: number): boolean {
  return status < 200 || status === 204 || status === 304
}

/** Serializes JSON as AdonisJS would. */
function serialize(data: object): string {
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

/** The pipeline destroys the source when the client disconnects, and the response when the source fails. */
function compressStream({ response, logger }: HttpContext, encoding: Encoding): void {
  const source = response.outgoingStream as Readable
  const compressed = compressorStreams[encoding]()
  // If the source fails before the first chunk, an uncompressed error response follows.
  source.once('error', () => response.headersSent || response.removeHeader('content-encoding'))
  pipeline(source, compressed, (error) => error && logger.debug({ err: error }, 'a compressed response was cut off'))
  response.header('content-encoding', encoding)
  response.stream(compressed)
}
