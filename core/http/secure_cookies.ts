import type { HttpContext } from '@adonisjs/core/http'

const SECURE = /;\s*secure\s*(?:;|$)/i

/**
 * Of a request that came by TLS: every cookie says that it may travel by nothing else. The settings of cookies know only
 * the public address (`APP_URL`); a shop without one learns it here, request by request.
 */
export function secureCookies({ response }: HttpContext): void {
  if (response.response.headersSent) return
  const set = [response.getHeader('set-cookie') ?? []].flat().map(String)
  if (set.every((cookie) => SECURE.test(cookie))) return
  response.removeHeader('set-cookie')
  for (const cookie of set) response.append('set-cookie', SECURE.test(cookie) ? cookie : `${cookie}; Secure`)
}
