import { hash } from 'node:crypto'
import { outerContext } from '#core/http/in_process'
import type { HttpContext } from '@adonisjs/core/http'

/** JSON that is written already, with what it shows. */
export interface ReadyAnswer {
  body: string | Buffer
  /** Tags of the page cache: changes that make it untrue. */
  tags: readonly string[]
  /** Given where it is remembered, else made from the body. */
  etag?: string
}

/** What a controller answers, for the generated client: it reads types, and ready JSON has none. */
export interface Sent<Shape> {
  __response: Shape
  __status: 200
}

/** Sends ready JSON: 304 to who has it, tags to the page that asked from inside this process. */
export function sendAnswer<Shape>(ctx: HttpContext, answer: ReadyAnswer): Sent<Shape> {
  send(ctx, answer)
  // Nothing is given back: what is given back would be sent.
  return undefined as unknown as Sent<Shape>
}

function send(ctx: HttpContext, { body, tags, etag }: ReadyAnswer): void {
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
  // Bytes are written out twice as quickly as a text of this size.
  ctx.response.send(typeof body === 'string' ? Buffer.from(body) : body)
}

function etagOf(body: string | Buffer): string {
  return `W/"${hash('sha1', body, 'base64url')}"`
}
