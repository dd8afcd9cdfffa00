import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { WAIT_SECONDS } from '#core/database/errors'
import type { HttpContext } from '@adonisjs/core/http'

/** Sends a web Response. `body` replaces its body. */
export function sendWebResponse(ctx: HttpContext, answer: Response, body: Buffer | Readable | null = null): void {
  ctx.response.status(answer.status)
  for (const [name, value] of answer.headers) {
    if (name === 'set-cookie') ctx.response.append('set-cookie', value)
    else ctx.response.header(name, value)
  }
  // When a call of the page failed with 503, the page does not copy the call's retry-after header.
  if (answer.status === 503 && !ctx.response.getHeader('retry-after')) ctx.response.header('retry-after', WAIT_SECONDS)
  if (Buffer.isBuffer(body)) ctx.response.send(body)
  else if (body) ctx.response.stream(body)
  else if (answer.body) ctx.response.stream(Readable.fromWeb(answer.body as NodeReadableStream))
  else ctx.response.send('')
}
