import type { Cart } from '../cart_data'

/** The page's cart state. It is empty until it is needed: no page loads the cart at start. */
export interface CheckoutState {
  /** Null until loaded. */
  cart: Cart | null
  cartQuantity: number
  /** Quantity by SKU. */
  cartItemQuantities: Record<string, number>
  cartLoading: boolean
  /** State of the steps. */
  steps: Cart['steps']
  /** Empty until chosen. */
  selectedShippingMethod: string
}

export const initialState: CheckoutState = {
  cart: null,
  cartQuantity: 0,
  cartItemQuantities: {},
  cartLoading: true,
  steps: {},
  selectedShippingMethod: '',
}

let state = initialState
const followers = new Set<() => void>()

function change(part: Partial<CheckoutState>): void {
  state = { ...state, ...part }
  for (const tell of followers) tell()
}

export function checkoutState(): CheckoutState {
  return state
}

export function followCheckout(tell: () => void): () => void {
  followers.add(tell)
  return () => followers.delete(tell)
}

/** Sets the state from a cart. */
export function initialiseCart(cart: Cart): void {
  change({
    cart,
    cartQuantity: cart.quantity,
    cartItemQuantities: cart.itemQuantities,
    cartLoading: false,
    steps: cart.steps,
    selectedShippingMethod: cart.shipping.chosen ?? '',
  })
}

/** Empties the state after an order. */
export function forgetCart(): void {
  change({ ...initialState, cartLoading: false })
}

export function setCartLoading(cartLoading: boolean): void {
  change({ cartLoading })
}

export function setCartItemQuantities(cartItemQuantities: Record<string, number>): void {
  change({ cartItemQuantities })
}

export function selectShippingMethod(selectedShippingMethod: string): void {
  change({ selectedShippingMethod })
}
