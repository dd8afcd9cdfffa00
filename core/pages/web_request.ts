import type { HttpContext } from '@adonisjs/core/http'

/**
 * Builds the web Request for Remix from what AdonisJS has already parsed. The URL is the current one of the request, which
 * the page cache has reduced to the known parameters.
 */
export function webRequest(ctx: HttpContext, signal: AbortSignal, method: string): Request {
  const { request } = ctx
  const url = new URL(request.request.url ?? '/', `${request.protocol()}://${request.host() ?? 'localhost'}`)
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers())) {
    if (value === undefined || name.startsWith(':')) continue
    for (const one of [value].flat()) headers.append(name, one)
  }
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal })
  headers.delete('content-length')
  return new Request(url, { method, headers: bodyHeaders(headers), signal, body: body(ctx) })
}

function bodyHeaders(headers: Headers): Headers {
  // FormData sets a content type with a boundary of its own.
  if (headers.get('content-type')?.startsWith('multipart/')) headers.delete('content-type')
  return headers
}

function body(ctx: HttpContext): string | FormData {
  const { request } = ctx
  if (!request.header('content-type')?.startsWith('multipart/')) return request.raw() ?? ''
  const form = new FormData()
  for (const [name, value] of Object.entries(request.body())) {
    for (const one of [value].flat()) form.append(name, String(one ?? ''))
  }
  return form
}
