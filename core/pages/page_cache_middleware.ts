import { createHash } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { PageCache, packPage, unpackPage, type CachedPage } from '#core/pages/page_cache'
import { acceptedEncoding } from '#core/http/accepted_encoding'
import { pathBelowBase } from '#core/http/path_below_base'
import { PRIVATE } from '#core/http/private_response'
import { PageHost } from '#core/pages/page_host'
import { hashInline } from '#core/pages/content_policy'
import { pageKey, type PageKey } from '#core/pages/page_key'
import { pageText } from '#core/pages/page_text'
import { sendWebResponse } from '#core/pages/send_web_response'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Enough for about five hundred list pages. */
const MAX_BYTES = 16 * 1024 * 1024

/** Visitors with one of these cookies get pages that are rendered for them. */
const PERSONAL = /(?:^|;\s*)(?:cellier-session|customer-auth|admin-auth)=/

/** Cache tags of every page, for what its frame shows: public settings, colours, channels. */
const SHELL_TAGS = ['core.settings', 'core.shell']

/** Files of the build, manifest requests of the router, and the back office, whose pages are personal. */
const NO_PAGE = /^[^?]*(?:\.(?!data(?:$|\?))\w+(?:$|\?)|\/__manifest(?:$|\?)|\/admin(?:[/.?]|$))/

/** Marks a response that the browser side of Remix reads as data. */
const DATA_HEADER = 'x-remix-response'

/** Serves pages to visitors without a session from memory. Concurrent requests for a page render it once. */
export default class PageCacheMiddleware {
  #base = app.config.get<string>('cellier.basePath')
  #enabled = app.config.get<boolean>('pages.cache', true)
  #cache = new PageCache(MAX_BYTES)
  #rendering = new Map<string, Promise<CachedPage | null>>()
  #following = false

  async handle(ctx: HttpContext, next: NextFn) {
    if (!this.#enabled || ctx.shop.isClosed || !this.#isCacheable(ctx)) return next()
    if (!this.#following) await this.#follow()
    const found = pageKey(ctx)
    if (!found) return next()
    const page = this.#cache.get(found.key) ?? (await this.#render(ctx, found))
    if (!page) return ctx.response.finished || ctx.response.hasLazyBody ? undefined : next()
    return send(ctx, page)
  }

  #isCacheable(ctx: HttpContext): boolean {
    const { method, url = '/', headers } = ctx.request.request
    if (method !== 'GET' || headers.authorization) return false
    if (pathBelowBase(url.split('?', 1)[0] as string, this.#base) === null) return false
    if (NO_PAGE.test(url)) return false
    return !PERSONAL.test(headers.cookie ?? '')
  }

  async #follow(): Promise<void> {
    this.#following = true
    const { changes } = await app.container.make(Store)
    changes.follow('*', {
      apply: (tags) => this.#cache.purge(tags),
      reset: () => this.#cache.clear(),
    })
  }

  /** Shared by concurrent requests for the same page. Null: the page was sent and is not cached. */
  async #render(ctx: HttpContext, { key, path }: PageKey): Promise<CachedPage | null> {
    const running = this.#rendering.get(key)
    if (running) {
      const page = await running
      if (page) return page
    }
    const rendering = this.#renderOnce(ctx, key, path)
    this.#rendering.set(
      key,
      rendering.catch(() => null)
    )
    try {
      return await rendering
    } finally {
      this.#rendering.delete(key)
    }
  }

  async #renderOnce(ctx: HttpContext, key: string, path: string): Promise<CachedPage | null> {
    const host = await app.container.make(PageHost)
    const { generation } = this.#cache
    ctx.request.request.url = path
    const { answer, body, nonce, tags, isPersonal, origins } = await host.render(ctx, { toEnd: true })
    const type = answer.headers.get('content-type') ?? ''
    const text = await pageText({ answer, body })
    const { html, policy } = hashInline(text, nonce, origins)
    const isCacheable = answer.status === 200 && !isPersonal && !answer.headers.has('set-cookie')
    if (!isCacheable || ctx.response.getHeader('set-cookie')) {
      ctx.response.header('content-security-policy', policy)
      ctx.response.header('cache-control', answer.status === 200 && !isPersonal ? 'private, no-cache' : PRIVATE)
      sendWebResponse(ctx, new Response(html || null, { status: answer.status, headers: answer.headers }))
      return null
    }
    const etag = `"${createHash('sha1').update(html).digest('base64url')}"`
    const isData = answer.headers.has(DATA_HEADER)
    const page = await packPage({
      text: html,
      type,
      policy,
      etag,
      isData,
      tags: [...new Set([...SHELL_TAGS, ...tags])],
    })
    if (this.#cache.generation === generation) this.#cache.set(key, page)
    return page
  }
}

async function send(ctx: HttpContext, page: CachedPage): Promise<void> {
  const { response } = ctx.response
  const { headers } = ctx.request.request
  response.setHeader('content-security-policy', page.policy)
  response.setHeader('cache-control', 'private, no-cache')
  response.setHeader('vary', 'Accept-Encoding, Cookie')
  response.setHeader('etag', page.etag)
  if (page.isData) response.setHeader(DATA_HEADER, 'yes')
  if (headers['if-none-match'] === page.etag) {
    ctx.response.status(304).send('')
    return
  }
  const encoding = acceptedEncoding(headers['accept-encoding'] as string | undefined)
  response.setHeader('content-type', page.type)
  if (encoding) response.setHeader('content-encoding', encoding)
  ctx.response.send(encoding === 'br' ? page.br : encoding === 'gzip' ? page.gzip : await unpackPage(page))
}
