import { isGuestToken } from '#core/identity/guest_token'
import type { HttpContext } from '@adonisjs/core/http'

/** Holds the token of a guest's list; scripts cannot read it. */
const TOKEN_COOKIE = 'wishlist'

/**
 * Tells scripts which products are on the list, so that a page from the cache shows it without a call: `g` (a guest's)
 * or `c` (a customer's) and numbers in base 36, joined by dots.
 */
const PRODUCTS_COOKIE = 'wishlist-products'

const TOKEN = { path: '/', httpOnly: true, encode: false, maxAge: '60 days' } as const
const PRODUCTS = { path: '/', httpOnly: false, encode: false, maxAge: '60 days' } as const

/** The token a browser brings; null: none, or nothing that could be one. */
export function wishTokenOf(ctx: HttpContext): string | null {
  const brought = ctx.request.plainCookie(TOKEN_COOKIE, undefined, false) as unknown
  return isGuestToken(brought) ? brought : null
}

export function keepWishToken(ctx: HttpContext, token: string): void {
  ctx.response.plainCookie(TOKEN_COOKIE, token, TOKEN)
}

export function dropWishToken(ctx: HttpContext): void {
  if (TOKEN_COOKIE in ctx.request.cookiesList()) ctx.response.clearCookie(TOKEN_COOKIE, TOKEN)
}

/** Tells the browser what is on the list, when it does not know yet. */
export function tellWishes(
  ctx: HttpContext,
  { customerId }: { customerId: number | null },
  ids: readonly number[]
): void {
  const brought = ctx.request.plainCookie(PRODUCTS_COOKIE, undefined, false) as unknown
  if (ids.length === 0) {
    if (brought !== undefined && brought !== null) ctx.response.clearCookie(PRODUCTS_COOKIE, PRODUCTS)
    return
  }
  const text = [customerId === null ? 'g' : 'c', ...ids.map((id) => id.toString(36))].join('.')
  if (brought !== text) ctx.response.plainCookie(PRODUCTS_COOKIE, text, PRODUCTS)
}
