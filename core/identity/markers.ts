import app from '@adonisjs/core/services/app'
import { guardOf } from '#core/identity/guards'
import type { HttpContext } from '@adonisjs/core/http'
import type { PersonKind } from '#core/identity/person'

/** Cookies that scripts may read: they tell that somebody is signed in, and open nothing. */
const MARKER_COOKIES: Record<PersonKind, string> = {
  customer: 'customer-auth',
  staff: 'admin-auth',
}

const MARKER = { httpOnly: false, path: '/', encode: false, maxAge: '400 days' } as const

export function setMarker(ctx: HttpContext, kind: PersonKind): void {
  ctx.response.plainCookie(MARKER_COOKIES[kind], '1', MARKER)
}

export function clearMarker(ctx: HttpContext, kind: PersonKind): void {
  ctx.response.clearCookie(MARKER_COOKIES[kind], MARKER)
}

/**
 * Takes away a marker that outlived its sign-in. A request that was refused before its session was
 * read says nothing about who is signed in: its markers stay.
 */
export function healMarker(ctx: HttpContext, kind: PersonKind): void {
  const cookies = ctx.request.cookiesList()
  const session = app.config.get<string>('session.cookieName', 'cellier-session')
  const isRead = guardOf(ctx, kind) !== null || !(session in cookies)
  if (isRead && MARKER_COOKIES[kind] in cookies) clearMarker(ctx, kind)
}
