import { refusalOf } from '#plugins/sales/services/cart/line_rules'
import { stepLocked } from '#plugins/sales/errors'
import type { Shopper } from '#plugins/sales/services/shopper'
import type { StoredCart } from '#plugins/sales/services/cart/stored_cart'
import type { WorkedCart } from '#plugins/sales/services/cart/work_out_cart'
import type { WorkedLine } from '#plugins/sales/services/cart/work_out_lines'

/**
 * What leads to an order or a quote, in this order. Nothing to send: nobody is asked about delivery. Neither is a guest
 * who asks for a quote, where staff say what it costs.
 */
export type StepName = 'cart' | 'addresses' | 'shipping' | 'payment' | 'quote'

/** `current`: the first that is not done. What lies behind it cannot be reached. */
export type StepState = 'done' | 'current' | 'locked'

export type Steps = Partial<Record<StepName, StepState>>

/**
 * Whether somebody signs in before the steps after the cart. Guests only ask for a quote; one whose request was made has
 * no cart any more, but still the token of it. Without either nobody knows whose cart is meant: a sign-in may have ended.
 */
export function asksSignIn(
  { customerId, token }: Pick<Shopper, 'customerId' | 'token'>,
  cart: StoredCart | null
): boolean {
  if (customerId !== null) return false
  return cart ? cart.purpose !== 'quote' : token === null
}

/** Whether all lines can be ordered, and the order is large enough. */
function isCartReady({ cart, lines, minimum }: WorkedCart): boolean {
  if (lines.length === 0) return false
  if (cart.purpose === 'quote') return lines.every(isQuotable)
  return lines.every((line) => refusalOf(line) === null) && !minimum?.missing
}

/** What there is not enough of can be asked for; what is sold no more cannot. */
function isQuotable({ problem }: WorkedLine): boolean {
  return problem === null || problem === 'short' || problem === 'sold_out' || problem === 'held'
}

function areAddressesKnown({ cart, ships }: WorkedCart): boolean {
  const isKnown = cart.billing !== null && (cart.isSameAddress || !ships || cart.delivery !== null)
  // A customer is answered by their account, a guest by the address they gave.
  return isKnown && (cart.customerId !== null || cart.email !== null)
}

function asksDelivery({ cart, ships }: WorkedCart): boolean {
  return ships && !(cart.purpose === 'quote' && cart.customerId === null)
}

/** How far an order has come. A step is done only while all those before it are. */
export function stepsOf(worked: WorkedCart | null): Steps {
  const steps: [StepName, boolean][] = [
    ['cart', worked !== null && isCartReady(worked)],
    ['addresses', worked !== null && areAddressesKnown(worked)],
    ...(worked === null || asksDelivery(worked)
      ? [['shipping', worked?.chosenOffer != null] as [StepName, boolean]]
      : []),
    [worked?.cart.purpose === 'quote' ? 'quote' : 'payment', false],
  ]
  const at = steps.findIndex(([, isDone]) => !isDone)
  return Object.fromEntries(
    steps.map(([name], index) => [name, index < at ? 'done' : index === at ? 'current' : 'locked'])
  )
}

/** The step that an order has come to. */
function currentStep(steps: Steps): StepName {
  const entries = Object.entries(steps) as [StepName, StepState][]
  return entries.find(([, state]) => state === 'current')?.[0] ?? 'cart'
}

/** @throws stepLocked with the step that comes first, where something before `step` is not done or it is none of this cart */
export function checkStep(worked: WorkedCart, step: StepName): void {
  const steps = stepsOf(worked)
  const state = steps[step]
  if (!state || state === 'locked') throw stepLocked({}, undefined, { step: currentStep(steps) })
}
