import { useSyncExternalStore } from 'react'
import { followWishlist, initialState, wishlistState, type WishlistState } from './wish_state'

/** What the page knows of the wishlist; on the server nothing, because pages are kept for everybody. */
export function useWishlist(): WishlistState {
  return useSyncExternalStore(followWishlist, wishlistState, () => initialState)
}

/** Whether a product is on it: a card is drawn again only when that changes. */
export function useIsWished(product: number): boolean {
  return useSyncExternalStore(
    followWishlist,
    () => wishlistState().wishlist.includes(product),
    () => false
  )
}
