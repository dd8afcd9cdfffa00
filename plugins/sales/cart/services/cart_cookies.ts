import { isGuestToken } from '#core/identity/guest_token'
import type { HttpContext } from '@adonisjs/core/http'

/** Token of a guest's cart, not readable by scripts. */
const TOKEN_COOKIE = 'cart'

/** Number of pieces in the cart, readable by scripts, so that a cached page shows it without a request. */
const QUANTITY_COOKIE = 'cart-quantity'

const TOKEN = { path: '/', httpOnly: true, encode: false, maxAge: '60 days' } as const
const QUANTITY = { path: '/', httpOnly: false, encode: false, maxAge: '60 days' } as const

/** The cart token of the request; null: there is none, or it is malformed. */
export function cartTokenOf(ctx: HttpContext): string | null {
  const received = ctx.request.plainCookie(TOKEN_COOKIE, undefined, false) as unknown
  return isGuestToken(received) ? received : null
}

export function keepCartToken(ctx: HttpContext, token: string): void {
  ctx.response.plainCookie(TOKEN_COOKIE, token, TOKEN)
}

/** Clears the cookie only if the request has it: a response that sets a cookie is not cached. */
export function dropCartToken(ctx: HttpContext): void {
  if (TOKEN_COOKIE in ctx.request.cookiesList()) ctx.response.clearCookie(TOKEN_COOKIE, TOKEN)
}

/** Sets the quantity cookie if it is out of date. */
export function tellCartQuantity(ctx: HttpContext, quantity: number): void {
  const received = ctx.request.plainCookie(QUANTITY_COOKIE, undefined, false) as unknown
  if (quantity > 0 && received !== String(quantity)) {
    ctx.response.plainCookie(QUANTITY_COOKIE, String(quantity), QUANTITY)
  }
  if (quantity === 0 && received !== undefined && received !== null) {
    ctx.response.clearCookie(QUANTITY_COOKIE, QUANTITY)
  }
}
