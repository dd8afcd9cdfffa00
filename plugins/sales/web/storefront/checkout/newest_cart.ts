import type { Cart } from '../cart_data'
import { useCheckout } from '../state/use_checkout'

/** The cart that a page came with, or what a choice on it has made of it since. */
export function useNewestCart(loaded: Cart): Cart {
  const { cart } = useCheckout()
  return cart && cart.version > loaded.version ? cart : loaded
}
