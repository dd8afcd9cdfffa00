import { dispatchInProcess, type InnerCall } from '#core/http/in_process'
import type { InnerAnswer } from '#core/http/inner_response'
import { readJson } from '#core/pages/read_json'
import type { HttpContext, Server } from '@adonisjs/core/http'
import type { CallAnswer, CallMemory } from '#core/pages/call_memory'
import type { RouteList } from '#core/http/route_list'

export interface CallOptions {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  data?: unknown
  /** Beside those of the page: `idempotency-key`. */
  headers?: Record<string, string>
}

export type NamedRouteCall = (method: string, name: string, options?: CallOptions) => Promise<unknown>

/** A refused call, with the same shape as the browser client's. */
class CallProblem extends Error {
  constructor(
    readonly status: number,
    readonly errors: unknown[]
  ) {
    super(`The call was answered ${status}`)
    this.name = 'Problem'
  }
}

/** What a page asks routes with. */
export interface RouteCalls {
  /** In the visitor's name. */
  call: NamedRouteCall
  /** In nobody's name: the answer is the same for everybody and kept until anything changes. For reads only. */
  shared: (name: string, options?: CallOptions) => Promise<unknown>
}

interface Asking {
  server: Server
  routes: RouteList
  memory: CallMemory
  ctx: HttpContext
  onTags: (tags: string[]) => void
  /** An answer said that nobody may keep it: neither may anybody the page made of it. */
  onPersonal: () => void
}

/**
 * The named-route clients of the server: they fill the route's parameters, put what is left in the query, and answer in
 * process. An unknown name is logged and gives false.
 */
export function namedRouteCalls({ server, routes, memory, ctx, onTags, onPersonal }: Asking): RouteCalls {
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
      const { body, tags } = await memory.keep(`${channel} ${currency} ${url}`, () => ask(server, ctx, inner))
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
): Promise<CallAnswer> {
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
