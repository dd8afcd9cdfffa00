import type { Cart } from '../cart_data'

export type Step = keyof Cart['steps']

/** The steps in order, with their paths. */
export const stepPaths: Record<Step, string> = {
  cart: '/checkout/cart',
  addresses: '/checkout/addresses',
  shipping: '/checkout/shipping',
  payment: '/checkout/payment',
  quote: '/checkout/quote',
}

/** Path for an empty cart in the checkout, for example after ordering in another window. */
export const emptyCart = '/checkout/cart?gone=1'

/** Path of the current step. */
export function currentPath(steps: Cart['steps']): string {
  const entries = Object.entries(steps) as [Step, string][]
  return stepPaths[entries.find(([, state]) => state === 'current')?.[0] ?? 'cart']
}

/** Path of the step after a completed one. */
export function pathAfter(step: Step, steps: Cart['steps']): string {
  const names = Object.keys(steps) as Step[]
  return stepPaths[names[names.indexOf(step) + 1] ?? 'cart']
}
