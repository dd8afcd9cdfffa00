import { useSyncExternalStore } from 'react'
import { checkoutState, followCheckout, initialState, type CheckoutState } from './checkout_state'

/** What the page knows of the cart; on the server nothing, because pages are kept for everybody. */
export function useCheckout(): CheckoutState {
  return useSyncExternalStore(followCheckout, checkoutState, () => initialState)
}
