import { InnerRequest } from '#core/http/inner_request'
import { InnerResponse, type InnerAnswer } from '#core/http/inner_response'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpContext, Server } from '@adonisjs/core/http'

const outers = new WeakMap<IncomingMessage, HttpContext>()

/** The page request that dispatched this request in process, if any. */
export function outerContext(ctx: HttpContext): HttpContext | undefined {
  return outers.get(ctx.request.request)
}

/** Headers of the page request that its in-process calls repeat. The request id groups their log lines. */
const FORWARDED_HEADERS = [
  'x-request-id',
  'cookie',
  'accept-language',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-proto',
]

/** A request to dispatch in process. */
export interface InnerCall {
  method: string
  url: string
  headers?: Record<string, string> | undefined
  body?: unknown
}

/**
 * Dispatches a request to the application's own router, without the network, as the visitor of the page request `outer`.
 * Screens call named routes this way on the server and over HTTP in the browser, so middleware, permissions and validation
 * are the same for both. Measured in docs/decisions/0038.
 */
export function dispatchInProcess(server: Server, outer: HttpContext, inner: InnerCall): Promise<InnerAnswer> {
  const headers: Record<string, string> = { host: outer.request.host() ?? 'localhost' }
  for (const name of FORWARDED_HEADERS) {
    const value = outer.request.header(name)
    if (value) headers[name] = value
  }
  Object.assign(headers, inner.headers)
  return new Promise((resolve, reject) => {
    const remoteAddress = outer.request.ip()
    // The casts: `InnerRequest` and `InnerResponse` have what AdonisJS uses of Node's types, not all of them.
    const request = new InnerRequest({ ...inner, headers, remoteAddress }) as unknown as IncomingMessage
    const response = new InnerResponse(resolve)
    response.once('error', reject)
    outers.set(request, outer)
    Promise.resolve(server.handle(request, response as unknown as ServerResponse)).catch(reject)
  })
}
