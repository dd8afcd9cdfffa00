import { useSyncExternalStore } from 'react'
import { checkoutState, followCheckout, initialState, type CheckoutState } from './checkout_state'

/** The page's cart state. On the server it is empty, because pages are cached for all visitors. */
export function useCheckout(): CheckoutState {
  return useSyncExternalStore(followCheckout, checkoutState, () => initialState)
}
