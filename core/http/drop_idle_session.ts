import { CSRF_COOKIE, KEPT_ON } from '#core/http/commit_session'
import type { HttpContext } from '@adonisjs/core/http'

/** Session keys that do not justify a session cookie. */
const IDLE_KEYS = new Set(['csrf-secret', KEPT_ON])

/**
 * Runs after the session was committed. If the session holds nothing but the CSRF secret, its cookies are not set, and
 * those that the request sent are cleared. The visitor's next read then needs no session.
 */
export function dropIdleSession(ctx: HttpContext, cookieName: string): void {
  const { session, response } = ctx
  if (!session?.initiated || response.response.headersSent) return
  if (Object.keys(session.all()).some((key) => !IDLE_KEYS.has(key))) return
  const sent = ctx.request.cookiesList()
  const formerId = ctx.request.cookie(cookieName) as unknown
  // The cookie store puts the session's data in a cookie named by its id.
  const names = [cookieName, CSRF_COOKIE, session.sessionId]
  if (typeof formerId === 'string') names.push(formerId)
  const set = [response.getHeader('set-cookie') ?? []].flat().map(String)
  const others = set.filter((cookie) => !names.some((name) => cookie.startsWith(`${name}=`)))
  response.removeHeader('set-cookie')
  for (const cookie of others) response.append('set-cookie', cookie)
  for (const name of new Set(names)) if (name in sent) response.clearCookie(name)
}
