import { isGuestToken } from '#core/identity/guest_token'
import type { HttpContext } from '@adonisjs/core/http'

/** Holds the token of a guest's cart; scripts cannot read it. */
const TOKEN_COOKIE = 'cart'

/** Tells scripts how many pieces are in the cart, so that a page from the cache shows it without a call. */
const QUANTITY_COOKIE = 'cart-quantity'

const TOKEN = { path: '/', httpOnly: true, encode: false, maxAge: '60 days' } as const
const QUANTITY = { path: '/', httpOnly: false, encode: false, maxAge: '60 days' } as const

/** The token a browser brings; null: none, or nothing that could be one. */
export function cartTokenOf(ctx: HttpContext): string | null {
  const brought = ctx.request.plainCookie(TOKEN_COOKIE, undefined, false) as unknown
  return isGuestToken(brought) ? brought : null
}

export function keepCartToken(ctx: HttpContext, token: string): void {
  ctx.response.plainCookie(TOKEN_COOKIE, token, TOKEN)
}

/** Where there is none, nothing is taken away: a page that sets a cookie is kept for nobody. */
export function dropCartToken(ctx: HttpContext): void {
  if (TOKEN_COOKIE in ctx.request.cookiesList()) ctx.response.clearCookie(TOKEN_COOKIE, TOKEN)
}

/** Tells the browser how many pieces there are, when it does not know yet. */
export function tellCartQuantity(ctx: HttpContext, quantity: number): void {
  const brought = ctx.request.plainCookie(QUANTITY_COOKIE, undefined, false) as unknown
  if (quantity > 0 && brought !== String(quantity)) {
    ctx.response.plainCookie(QUANTITY_COOKIE, String(quantity), QUANTITY)
  }
  if (quantity === 0 && brought !== undefined && brought !== null) {
    ctx.response.clearCookie(QUANTITY_COOKIE, QUANTITY)
  }
}
