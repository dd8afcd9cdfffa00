import type { Cart } from '../cart_data'
import { useCheckout } from '../state/use_checkout'

/** The cart of the loader, or a newer one from a choice on the page. */
export function useNewestCart(loaded: Cart): Cart {
  const { cart } = useCheckout()
  return cart && cart.version > loaded.version ? cart : loaded
}
