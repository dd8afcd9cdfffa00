import type { HttpContext } from '@adonisjs/core/http'

/** Of what is somebody's: neither a proxy, nor the browser, nor our own cache of pages keeps it. */
export const OWN = 'private, no-store'

/**
 * Says that an answer is somebody's own. Every route that is not public says so, and every answer in which somebody who is
 * signed in was asked for; what guests have (a cart, a wishlist) says it itself.
 */
export function ownAnswer({ response }: HttpContext): void {
  response.header('cache-control', OWN)
}

export function isOwnAnswer({ response }: HttpContext): boolean {
  return response.getHeader('cache-control') === OWN
}
