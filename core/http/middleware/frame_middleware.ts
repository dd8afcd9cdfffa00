import { Store } from '#core/database/store'
import { ChannelPort, resolveContext } from '#core/context/shop_context'
import { badRequest, foreignHost, notFound } from '#core/http/errors'
import { isKnownHost } from '#core/http/known_host'
import { outerContext } from '#core/http/in_process'
import { packAnswer } from '#core/http/pack_answer'
import { secureCookies } from '#core/http/secure_cookies'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

const HEADERS: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'SAMEORIGIN'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=()'],
]

/** Policy of every answer that is no page: it may load and embed nothing. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** A null byte: no text of ours has one, and PostgreSQL cannot even be asked for it. */
const NUL = '%00'

/**
 * A step up or on the spot in a path. Browsers resolve those before they ask; here routes, page cache and screens would
 * each read such a path in their own way.
 */
const DOTS = /^[^?#]*[/\\](?:\.|%2e){1,2}(?:[/\\?#]|$)/i

/** What a host may look like: a name or an address, with a port. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * Around every request: strict headers, the shop's context, and a look at what other processes
 * changed since the last one.
 */
export default class FrameMiddleware {
  #ready: Promise<[Store, ChannelPort]> | null = null
  #basePath = app.config.get<string>('cellier.basePath', '/vue')

  async handle(ctx: HttpContext, next: NextFn) {
    this.#ready ??= Promise.all([app.container.make(Store), app.container.make(ChannelPort)])
    const [store, channels] = await this.#ready
    const { response } = ctx.response
    for (const [name, value] of HEADERS) response.setHeader(name, value)
    response.setHeader('content-security-policy', API_POLICY)
    const { url = '/' } = ctx.request.request
    if (!namesHost(ctx)) throw badRequest()
    if (DOTS.test(url)) throw notFound()
    const isSafe = ctx.request.protocol() === 'https'
    if (isSafe) {
      response.setHeader('strict-transport-security', 'max-age=15552000; includeSubDomains')
    }
    response.setHeader('x-request-id', ctx.request.id() as string)
    const isInner = outerContext(ctx) !== undefined
    if (!isInner && !isKnownHost(ctx, channels)) throw foreignHost()
    ctx.shop = resolveContext(ctx, channels, this.#basePath)
    if (url.includes(NUL)) throw badRequest()
    // What a page asks in this process was looked at with the page itself.
    if (isInner) return next()
    await store.changes.catchUp()
    const result: unknown = await next()
    if (isSafe) secureCookies(ctx)
    await packAnswer(ctx)
    return result
  }
}

/** Whether links of ours could be built from what the request says of its host: it gets into pages and sitemaps. */
function namesHost({ request }: HttpContext): boolean {
  const host = request.host()
  const scheme = request.protocol()
  if (scheme !== 'http' && scheme !== 'https') return false
  return !host || (HOST.test(host) && URL.canParse(`${scheme}://${host}`))
}
