import { hash } from 'node:crypto'
import { outerContext } from '#core/http/in_process'
import type { HttpContext } from '@adonisjs/core/http'

/** A response body that is already serialized. */
export interface ReadyJson {
  body: string | Buffer
  /** Cache tags: the page cache drops the page when one of them changes. */
  tags: readonly string[]
  /** Absent: made from the body. */
  etag?: string
}

/**
 * Return type of a controller that has sent its response itself. The generated API client reads the response's type from
 * these two properties, which exist in the type only: `response.send()` returns nothing that carries the type.
 */
export interface Sent<Shape> {
  __response: Shape
  __status: 200
}

/** Sends serialized JSON: 304 if the client has it; cache tags if a page of this process requested it. */
export function sendJson<Shape>(ctx: HttpContext, answer: ReadyJson): Sent<Shape> {
  send(ctx, answer)
  // AdonisJS would send a returned value, so the value is undefined and only its type is of use.
  return undefined as unknown as Sent<Shape>
}

function send(ctx: HttpContext, { body, tags, etag }: ReadyJson): void {
  const { response } = ctx.response
  response.setHeader('content-type', 'application/json; charset=utf-8')
  if (outerContext(ctx)) response.setHeader('x-cache-tags', tags.join(','))
  else {
    const mark = etag ?? etagOf(body)
    response.setHeader('etag', mark)
    response.setHeader('cache-control', 'private, no-cache')
    response.setHeader('vary', 'Accept-Language, Cookie')
    if (ctx.request.request.headers['if-none-match'] === mark) {
      ctx.response.status(304).send('')
    }
  }
  // Node writes a buffer twice as fast as a string of this size.
  ctx.response.send(typeof body === 'string' ? Buffer.from(body) : body)
}

function etagOf(body: string | Buffer): string {
  return `W/"${hash('sha1', body, 'base64url')}"`
}
