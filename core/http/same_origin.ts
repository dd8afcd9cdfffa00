import type { HttpContext } from '@adonisjs/core/http'

/**
 * Whether a browser states that our own page sends the request, by `Sec-Fetch-Site` or by an `Origin` with our host. Other
 * clients send neither header and use a token.
 */
export function isSameOrigin(request: HttpContext['request']): boolean {
  const site = request.header('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = request.header('origin')
  if (!origin || !URL.canParse(origin)) return false
  return new URL(origin).host === request.host()
}
