import type { HttpContext } from '@adonisjs/core/http'

/**
 * Whether a browser says that our own page sends this: `Sec-Fetch-Site`, or an `Origin` that is our
 * host. A program that is no browser sends neither and uses a token instead.
 */
export function isSameOrigin(request: HttpContext['request']): boolean {
  const site = request.header('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = request.header('origin')
  if (!origin || !URL.canParse(origin)) return false
  return new URL(origin).host === request.host()
}
