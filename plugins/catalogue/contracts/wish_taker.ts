import type { HttpContext } from '@adonisjs/core/http'

/** Contribution to `catalogue.wish_takers`, of a plugin that sells. It puts a product of a wishlist into the cart. */
export interface WishTaker {
  /**
   * Adds one piece to the cart of the requesting shopper, and may set cookies. Afterwards the catalogue removes the
   * product from the wishlist. If it throws, the shopper gets the error and the product stays on the wishlist.
   */
  take(ctx: HttpContext, wanted: WantedWish): Promise<void>
}

export interface WantedWish {
  sku: string
  /** Whether the shopper confirmed that they are of age. */
  isOfAge: boolean
}
