import app from '@adonisjs/core/services/app'
import { guardOf } from '#core/identity/guards'
import type { HttpContext } from '@adonisjs/core/http'
import type { PersonKind } from '#core/identity/person'

/** Cookies that browser scripts can read. They show that somebody is signed in, and give no access. */
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
 * Clears a marker whose sign-in has ended. When a request has a session cookie that was not loaded, it is unknown who is
 * signed in, and markers stay.
 */
export function clearStaleMarker(ctx: HttpContext, kind: PersonKind): void {
  const cookies = ctx.request.cookiesList()
  const sessionCookie = app.config.get<string>('session.cookieName', 'cellier-session')
  const isKnown = guardOf(ctx, kind) !== null || !(sessionCookie in cookies)
  if (isKnown && MARKER_COOKIES[kind] in cookies) clearMarker(ctx, kind)
}
