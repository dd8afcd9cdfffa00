import { finished } from 'node:stream/promises'
import app from '@adonisjs/core/services/app'
import { Route } from '@adonisjs/core/http'
import { RateLimits } from '#core/limits/rate_limits'
import { bodyTooLarge } from '#core/http/errors'
import type { HttpContext } from '@adonisjs/core/http'

/** What a route takes from elsewhere. */
export interface ForeignPosts {
  /** The limit of `config/limits.ts` that calls are counted by, for each network address. */
  limit: string
  /** Most bytes of a body. */
  bytes: number
}

declare module '@adonisjs/core/http' {
  interface Route {
    /**
     * Takes posts that are not of our own pages: other servers call it, or another site's page sends the browser here.
     * Nobody is signed in at such a call, whatever cookies come with it; its body is not parsed (`foreignBody`) and
     * whoever calls proves it by what they send. A test lists every route that has this mark.
     */
    fromElsewhere(posts: ForeignPosts): this
  }
}

const marks = new WeakMap<Route, ForeignPosts>()
const byName = new Map<string, ForeignPosts>()
const bodies = new WeakMap<HttpContext, Buffer>()

/** Adds the mark to AdonisJS' routes. Called once, before any route is registered. */
export function installForeignPosts(): void {
  Route.macro('fromElsewhere', function (this: Route, posts: ForeignPosts) {
    marks.set(this, posts)
    return this
  })
}

/** What a route takes, by its name; to be told when it is registered. Null: posts of our own pages only. */
export function foreignPostsOf(route: Route, name: string): ForeignPosts | null {
  const posts = marks.get(route) ?? null
  if (posts) byName.set(name, posts)
  return posts
}

/** Whether this is such a post. */
export function isForeignPost({ route, request }: HttpContext): boolean {
  return byName.has(route?.name ?? '') && request.method() === 'POST'
}

/** Counts the call and reads its body as it came. @throws tooManyRequests, bodyTooLarge */
export async function takeForeignPost(ctx: HttpContext): Promise<void> {
  const { limit, bytes } = byName.get(ctx.route?.name ?? '') as ForeignPosts
  await (await app.container.make(RateLimits)).take(limit, ctx.request.ip())
  bodies.set(ctx, await readAtMost(ctx, bytes))
}

/** The bytes of a foreign post; none of any other call. */
export function foreignBody(ctx: HttpContext): Buffer {
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
