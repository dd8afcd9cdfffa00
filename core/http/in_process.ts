import { InnerRequest } from '#core/http/inner_request'
import { InnerResponse, type InnerAnswer } from '#core/http/inner_response'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpContext, Server } from '@adonisjs/core/http'

const outers = new WeakMap<IncomingMessage, HttpContext>()

/** The page request from whose inside this request was dispatched, if any. */
export function outerContext(ctx: HttpContext): HttpContext | undefined {
  return outers.get(ctx.request.request)
}

/** Headers of the page request that its inner calls repeat; with the id, their lines in the log stand together. */
const REPEATED = ['x-request-id', 'cookie', 'accept-language', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto']

/** What an inner call asks for. */
export interface InnerCall {
  method: string
  url: string
  headers?: Record<string, string> | undefined
  body?: unknown
}

/** Answers a request in this process, in the name of the visitor of `outer`, without the network. */
export function dispatchInProcess(server: Server, outer: HttpContext, inner: InnerCall): Promise<InnerAnswer> {
  const headers: Record<string, string> = { host: outer.request.host() ?? 'localhost' }
  for (const name of REPEATED) {
    const value = outer.request.header(name)
    if (value) headers[name] = value
  }
  Object.assign(headers, inner.headers)
  return new Promise((resolve, reject) => {
    const remoteAddress = outer.request.ip()
    const request = new InnerRequest({ ...inner, headers, remoteAddress }) as unknown as IncomingMessage
    const response = new InnerResponse(resolve)
    response.once('error', reject)
    outers.set(request, outer)
    Promise.resolve(server.handle(request, response as unknown as ServerResponse)).catch(reject)
  })
}
