import type { HttpContext } from '@adonisjs/core/http'

/** What a plugin that sells does with a product that somebody kept for later. */
export interface WishTaker {
  /**
   * Takes one piece in, for whoever is behind the request; afterwards the product leaves the wishlist. Cookies may be
   * set. What it throws is told to the shopper, and the product stays on the list.
   */
  take(ctx: HttpContext, wanted: WantedWish): Promise<void>
}

export interface WantedWish {
  sku: string
  /** The shopper says that they are of age. */
  isOfAge: boolean
}
