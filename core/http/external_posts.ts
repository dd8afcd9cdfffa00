import { finished } from 'node:stream/promises'
import app from '@adonisjs/core/services/app'
import { Route } from '@adonisjs/core/http'
import { RateLimits } from '#core/limits/rate_limits'
import { bodyTooLarge } from '#core/http/errors'
import { unauthorised } from '#core/identity/errors'
import type { HttpContext } from '@adonisjs/core/http'

/** Limits of a route that accepts posts from other sites or servers. */
export interface ExternalPosts {
  /** Key of the rate limit in `config/limits.ts`, counted per IP address. */
  limit: string
  /** Maximal size of the body. */
  bytes: number
  /** Whether the sender is known by its headers, such as a token: asked before the body is read, which may then be larger. */
  known?: (ctx: HttpContext) => Promise<boolean>
}

declare module '@adonisjs/core/http' {
  interface Route {
    /**
     * Accepts posts that do not come from our own pages: webhooks of other servers, and forms of other sites. Cookies of
     * such a request are ignored, so nobody is signed in. Its body is not parsed (see `externalBody`); the controller must
     * verify the sender by the content, such as a signature. A test lists every route that has this mark.
     */
    acceptsExternalPosts(posts: ExternalPosts): this
  }
}

const marks = new WeakMap<Route, ExternalPosts>()
const byName = new Map<string, ExternalPosts>()
const bodies = new WeakMap<HttpContext, Buffer>()

/** Adds `acceptsExternalPosts` to AdonisJS' routes. Must run once, before any route is registered. */
export function installExternalPosts(): void {
  Route.macro('acceptsExternalPosts', function (this: Route, posts: ExternalPosts) {
    marks.set(this, posts)
    return this
  })
}

/**
 * The external posts that a route accepts; null for none. Called once per route at registration, because it also indexes
 * them by the route's name for the lookups below.
 */
export function externalPostsOf(route: Route, name: string): ExternalPosts | null {
  const posts = marks.get(route) ?? null
  if (posts) byName.set(name, posts)
  return posts
}

export function isExternalPost({ route, request }: HttpContext): boolean {
  return byName.has(route?.name ?? '') && request.method() === 'POST'
}

/** Counts the request against its rate limit and reads its raw body. @throws tooManyRequests, unauthorised, bodyTooLarge */
export async function receiveExternalPost(ctx: HttpContext): Promise<void> {
  const { limit, bytes, known } = byName.get(ctx.route?.name ?? '') as ExternalPosts
  await (await app.container.make(RateLimits)).take(limit, ctx.request.ip())
  if (known && !(await known(ctx))) throw unauthorised()
  bodies.set(ctx, await readAtMost(ctx, bytes))
}

/** The raw body of an external post; empty for any other request. */
export function externalBody(ctx: HttpContext): Buffer {
  return bodies.get(ctx) ?? Buffer.alloc(0)
}

async function readAtMost({ request: { request } }: HttpContext, most: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw bodyTooLarge()
  const parts: Buffer[] = []
  let length = 0
  request.on('data', (part: Buffer) => {
    length += part.length
    if (length <= most) parts.push(part)
  })
  await finished(request, { writable: false })
  if (length > most) throw bodyTooLarge()
  return Buffer.concat(parts)
}
