import type { Cart } from '../cart_data'

export type Step = keyof Cart['steps']

/** In their order, with the page of each. */
export const stepPaths: Record<Step, string> = {
  cart: '/checkout/cart',
  addresses: '/checkout/addresses',
  shipping: '/checkout/shipping',
  payment: '/checkout/payment',
  quote: '/checkout/quote',
}

/** The page of a cart that is empty though somebody came to order it: it was ordered already, or in another window. */
export const emptyCart = '/checkout/cart?gone=1'

/** The page of the step that an order has come to. */
export function currentPath(steps: Cart['steps']): string {
  const entries = Object.entries(steps) as [Step, string][]
  return stepPaths[entries.find(([, state]) => state === 'current')?.[0] ?? 'cart']
}

/** The page after one that is done. */
export function pathAfter(step: Step, steps: Cart['steps']): string {
  const names = Object.keys(steps) as Step[]
  return stepPaths[names[names.indexOf(step) + 1] ?? 'cart']
}
