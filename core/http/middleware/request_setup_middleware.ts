import { Store } from '#core/database/store'
import { ChannelPort, resolveContext } from '#core/context/shop_context'
import { badRequest, foreignHost, notFound } from '#core/http/errors'
import { isKnownHost } from '#core/http/known_host'
import { outerContext } from '#core/http/in_process'
import { compressResponse } from '#core/http/compress_response'
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

/** Content security policy of every response that is not a page: it may load and embed nothing. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** PostgreSQL rejects text with a null byte, even in a query's parameter. */
const NULL_BYTE = '%00'

/**
 * A `.` or `..` segment in the path. Browsers resolve these before they send a request. Router, page cache and screens
 * would each resolve them differently.
 */
const DOT_SEGMENT = /^[^?#]*[/\\](?:\.|%2e){1,2}(?:[/\\?#]|$)/i

/** A host name or IP address, with an optional port. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * Outermost middleware. Sets security headers, rejects malformed addresses, builds the shop's context, applies changes
 * that other processes made since the last request, and compresses the response.
 */
export default class RequestSetupMiddleware {
  #ready: Promise<[Store, ChannelPort]> | null = null
  #basePath = app.config.get<string>('cellier.basePath', '/vue')

  async handle(ctx: HttpContext, next: NextFn) {
    this.#ready ??= Promise.all([app.container.make(Store), app.container.make(ChannelPort)])
    const [store, channels] = await this.#ready
    const { response } = ctx.response
    for (const [name, value] of HEADERS) response.setHeader(name, value)
    response.setHeader('content-security-policy', API_POLICY)
    const { url = '/' } = ctx.request.request
    if (!hasValidHost(ctx)) throw badRequest()
    if (DOT_SEGMENT.test(url)) throw notFound()
    const isSecure = ctx.request.protocol() === 'https'
    if (isSecure) {
      response.setHeader('strict-transport-security', 'max-age=15552000; includeSubDomains')
    }
    response.setHeader('x-request-id', ctx.request.id() as string)
    const isInner = outerContext(ctx) !== undefined
    if (!isInner && !isKnownHost(ctx, channels)) throw foreignHost()
    ctx.shop = resolveContext(ctx, channels, this.#basePath)
    if (url.includes(NULL_BYTE)) throw badRequest()
    // The request of the page has caught up already, and compresses the response.
    if (isInner) return next()
    await store.changes.catchUp()
    const result: unknown = await next()
    if (isSecure) secureCookies(ctx)
    await compressResponse(ctx)
    return result
  }
}

/** Whether scheme and host are safe to build links from: they are written into pages and sitemaps. */
function hasValidHost({ request }: HttpContext): boolean {
  const host = request.host()
  const scheme = request.protocol()
  if (scheme !== 'http' && scheme !== 'https') return false
  return !host || (HOST.test(host) && URL.canParse(`${scheme}://${host}`))
}
