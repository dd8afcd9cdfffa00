import type { HttpContext } from '@adonisjs/core/http'

/** `Cache-Control` of responses that no proxy, browser or page cache may store. */
export const PRIVATE = 'private, no-store'

/**
 * Marks a response as personal. Called for every route that is not public, and whenever a handler looks up who is signed
 * in. Handlers of guests' data (cart, wishlist) call it themselves.
 */
export function markPrivate({ response }: HttpContext): void {
  response.header('cache-control', PRIVATE)
}

export function isPrivate({ response }: HttpContext): boolean {
  return response.getHeader('cache-control') === PRIVATE
}
