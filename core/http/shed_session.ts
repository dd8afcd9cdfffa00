import type { HttpContext } from '@adonisjs/core/http'

/** What a session holds without being worth keeping. */
const IDLE_KEYS = new Set(['csrf-secret'])

const TOKEN_COOKIE = 'XSRF-TOKEN'

/**
 * After the session was committed: if it holds nothing but the forgery secret, its cookies are not
 * set, and those the visitor brought are taken back. The visitor's next page is lean again.
 */
export function shedSession(ctx: HttpContext, cookieName: string): void {
  const { session, response } = ctx
  if (!session?.initiated || response.response.headersSent) return
  if (Object.keys(session.all()).some((key) => !IDLE_KEYS.has(key))) return
  const brought = ctx.request.cookiesList()
  const former = ctx.request.cookie(cookieName) as unknown
  const names = [cookieName, TOKEN_COOKIE, session.sessionId]
  if (typeof former === 'string') names.push(former)
  const set = [response.getHeader('set-cookie') ?? []].flat().map(String)
  const kept = set.filter((cookie) => !names.some((name) => cookie.startsWith(`${name}=`)))
  response.removeHeader('set-cookie')
  for (const cookie of kept) response.append('set-cookie', cookie)
  for (const name of new Set(names)) if (name in brought) response.clearCookie(name)
}
