import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { WAIT_SECONDS } from '#core/database/errors'
import type { HttpContext } from '@adonisjs/core/http'

/** Sends a web Response, header by header, with its body or with `body` in its place. */
export function sendWebResponse(ctx: HttpContext, answer: Response, body: Buffer | Readable | null = null): void {
  ctx.response.status(answer.status)
  for (const [name, value] of answer.headers) {
    if (name === 'set-cookie') ctx.response.append('set-cookie', value)
    else ctx.response.header(name, value)
  }
  // A page is told by its calls that something is away, and keeps nothing of their headers.
  if (answer.status === 503 && !ctx.response.getHeader('retry-after')) ctx.response.header('retry-after', WAIT_SECONDS)
  if (Buffer.isBuffer(body)) ctx.response.send(body)
  else if (body) ctx.response.stream(body)
  else if (answer.body) ctx.response.stream(Readable.fromWeb(answer.body as NodeReadableStream))
  else ctx.response.send('')
}
