import inject from 'light-my-request'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import type { Server } from '@adonisjs/core/http'

const outers = new WeakMap<IncomingMessage, HttpContext>()

/** The page request from whose inside this request was dispatched, if any. */
export function outerContext(ctx: HttpContext): HttpContext | undefined {
  return outers.get(ctx.request.request)
}

/** Headers of the page request that its inner calls repeat; with the id, their lines in the log stand together. */
const REPEATED = ['x-request-id', 'cookie', 'accept-language', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto']

/** What an inner call asks for. */
export interface InnerRequest {
  method: string
  url: string
  headers?: Record<string, string> | undefined
  body?: unknown
}

/** Answers a request in this process, in the name of the visitor of `outer`, without the network. */
export async function dispatchInProcess(server: Server, outer: HttpContext, inner: InnerRequest) {
  const dispatch = (request: IncomingMessage, response: ServerResponse) => {
    outers.set(request, outer)
    void server.handle(request, response)
  }
  const headers: Record<string, string> = { host: outer.request.host() ?? 'localhost' }
  for (const name of REPEATED) {
    const value = outer.request.header(name)
    if (value) headers[name] = value
  }
  return inject(dispatch as Parameters<typeof inject>[0], {
    method: inner.method as 'GET',
    url: inner.url,
    headers: { ...headers, ...inner.headers },
    remoteAddress: outer.request.ip(),
    ...(inner.body === undefined ? {} : { payload: inner.body as string | object }),
  })
}
