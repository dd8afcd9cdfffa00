import type { HttpContext } from '@adonisjs/core/http'

const SECURE = /;\s*secure\s*(?:;|$)/i

/**
 * Adds `Secure` to every cookie of the response. Called for requests that came by TLS. The cookie settings derive `Secure`
 * from `APP_URL`, which a shop may lack.
 */
export function secureCookies({ response }: HttpContext): void {
  if (response.response.headersSent) return
  const set = [response.getHeader('set-cookie') ?? []].flat().map(String)
  if (set.every((cookie) => SECURE.test(cookie))) return
  response.removeHeader('set-cookie')
  for (const cookie of set) response.append('set-cookie', SECURE.test(cookie) ? cookie : `${cookie}; Secure`)
}
