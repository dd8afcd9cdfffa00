import { refusal } from '#core/errors/domain_error'

/** Refusals about wishlists. */
export const wishlistFull = refusal('E_CATALOGUE_WISHLIST_FULL', 422, 'catalogue.errors.wishlist_full')
/** A question must be answered first, or there is none left. */
export const wishNotBuyable = refusal('E_CATALOGUE_WISH_NOT_BUYABLE', 409, 'catalogue.errors.wish_not_buyable')
