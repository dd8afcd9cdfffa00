import { dispatchInProcess } from '#core/http/in_process'
import type { HttpContext, Server } from '@adonisjs/core/http'
import type { RouteList } from '#core/http/route_list'

export interface CallOptions {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  data?: unknown
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

/**
 * The named-route client of the server: fills the route's parameters, puts what is left in the
 * query, and answers in process in the visitor's name. An unknown name is logged and gives false.
 */
export function namedRouteCall(
  server: Server,
  routes: RouteList,
  ctx: HttpContext,
  onTags: (tags: string[]) => void
): NamedRouteCall {
  return async (method, name, { params = {}, query = {}, data } = {}) => {
    const route = routes.find(name)
    if (!route) {
      ctx.logger.error({ route: name }, 'unknown named route')
      return false
    }
    const url = address(route.pattern, params, { ...query, locale: query.locale ?? ctx.shop.locale })
    const answer = await dispatchInProcess(server, ctx, { method, url, body: data })
    const tags = answer.headers['x-cache-tags']
    if (tags) onTags(String(tags).split(','))
    copyCookies(ctx, answer.headers['set-cookie'])
    const json = String(answer.headers['content-type']).includes('json')
    const body: unknown = json && answer.payload ? JSON.parse(answer.payload) : answer.payload
    if (answer.statusCode < 400) return body
    throw new CallProblem(answer.statusCode, (body as { errors?: unknown[] }).errors ?? [])
  }
}

function copyCookies(ctx: HttpContext, cookies: string | string[] | undefined): void {
  for (const cookie of [cookies ?? []].flat()) ctx.response.append('set-cookie', cookie)
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
