import { dispatchInProcess, type InnerCall } from '#core/http/in_process'
import type { InnerAnswer } from '#core/http/inner_response'
import { readJson } from '#core/pages/read_json'
import type { HttpContext, Server } from '@adonisjs/core/http'
import type { CallResult, CallCache } from '#core/pages/call_cache'
import type { RouteList } from '#core/http/route_list'

export interface CallOptions {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  data?: unknown
  /** In addition to those of the page request: `idempotency-key`. */
  headers?: Record<string, string>
}

export type NamedRouteCall = (method: string, name: string, options?: CallOptions) => Promise<unknown>

/** A failed call, with the same shape as the error of the browser's client. */
class CallProblem extends Error {
  constructor(
    readonly status: number,
    readonly errors: unknown[]
  ) {
    super(`The call was answered ${status}`)
    this.name = 'Problem'
  }
}

/** How a page calls routes. */
export interface RouteCalls {
  /** With the visitor's cookies. */
  call: NamedRouteCall
  /** Without cookies, for reads only: the response is the same for everybody and cached until anything changes. */
  shared: (name: string, options?: CallOptions) => Promise<unknown>
}

interface CallParts {
  server: Server
  routes: RouteList
  memory: CallCache
  ctx: HttpContext
  onTags: (tags: string[]) => void
  /** Called when a response must not be stored. Then the page must not be cached either. */
  onPersonal: () => void
}

/**
 * The server's clients for named routes. They fill the path parameters of the route, put the other parameters into the
 * query, and call the route in process. An unknown name is logged and returns false.
 */
export function namedRouteCalls({ server, routes, memory, ctx, onTags, onPersonal }: CallParts): RouteCalls {
  const find = (name: string, { params = {}, query = {} }: CallOptions) => {
    const route = routes.find(name)
    if (route) return address(route.pattern, params, { ...query, locale: query.locale ?? ctx.shop.locale })
    ctx.logger.error({ route: name }, 'unknown named route')
    return null
  }
  return {
    call: async (method, name, options = {}) => {
      const url = find(name, options)
      if (url === null) return false
      const inner = { method, url, body: options.data, headers: options.headers }
      const { body, tags } = await ask(server, ctx, inner, (headers) => {
        copyCookies(ctx, headers['set-cookie'])
        if (String(headers['cache-control'] ?? '').includes('no-store')) onPersonal()
      })
      onTags(tags)
      return body
    },
    shared: async (name, options = {}) => {
      const url = find(name, options)
      if (url === null) return false
      const { channel, currency } = ctx.shop
      const inner = { method: 'GET', url, headers: { cookie: '' } }
      const { body, tags } = await memory.getOrCall(`${channel} ${currency} ${url}`, () => ask(server, ctx, inner))
      onTags(tags)
      return body
    },
  }
}

async function ask(
  server: Server,
  ctx: HttpContext,
  inner: InnerCall,
  onHeaders?: (headers: InnerAnswer['headers']) => void
): Promise<CallResult> {
  const answer = await dispatchInProcess(server, ctx, inner)
  onHeaders?.(answer.headers)
  const tags = answer.headers['x-cache-tags']
  const json = String(answer.headers['content-type']).includes('json')
  const body: unknown = json && answer.body.length > 0 ? readJson(answer.body) : answer.body.toString()
  if (answer.status < 400) return { body, tags: tags ? String(tags).split(',') : [] }
  throw new CallProblem(answer.status, (body as { errors?: unknown[] }).errors ?? [])
}

function copyCookies(ctx: HttpContext, cookies: InnerAnswer['headers'][string] | undefined): void {
  for (const cookie of [cookies ?? []].flat()) ctx.response.append('set-cookie', String(cookie))
}

function address(pattern: string, params: Record<string, unknown>, query: Record<string, unknown>): string {
  const left = new Map(Object.entries(params))
  const path = pattern.replace(/:(\w+)\??/g, (_, name: string) => {
    const value = left.get(name)
    left.delete(name)
    return encodeURIComponent(String(value ?? ''))
  })
  const search = new URLSearchParams()
  for (const [name, value] of [...left, ...Object.entries(query)]) append(search, name, value)
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

function append(search: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null) return
  if (Array.isArray(value)) for (const one of value) search.append(`${name}[]`, String(one))
  else if (typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) append(search, `${name}[${key}]`, inner)
  } else search.append(name, String(value))
}
