import { refusalOf } from '#plugins/sales/cart/services/line_rules'
import { stepLocked } from '#plugins/sales/checkout/errors'
import type { Shopper } from '#plugins/sales/shared/shopper'
import type { StoredCart } from '#plugins/sales/cart/services/stored_cart'
import type { WorkedCart } from '#plugins/sales/cart/services/work_out_cart'
import type { WorkedLine } from '#plugins/sales/cart/services/work_out_lines'

/**
 * The steps to an order or a quote, in their order. There is no `shipping` step if nothing is shipped, nor for a guest who
 * requests a quote, where staff set the cost.
 */
export type StepName = 'cart' | 'addresses' | 'shipping' | 'payment' | 'quote'

/** `current`: the first step that is not done. Later steps are locked. */
export type StepState = 'done' | 'current' | 'locked'

export type Steps = Partial<Record<StepName, StepState>>

/**
 * Whether the steps after the cart need a sign-in. Guests may only request quotes. After a guest's request there is a token
 * without a cart. Without both, a session may have expired, so a sign-in is needed.
 */
export function asksSignIn(
  { customerId, token }: Pick<Shopper, 'customerId' | 'token'>,
  cart: StoredCart | null
): boolean {
  if (customerId !== null) return false
  return cart ? cart.purpose !== 'quote' : token === null
}

/** Whether all lines can be ordered and the minimum is reached. */
function isCartReady({ cart, lines, minimum }: WorkedCart): boolean {
  if (lines.length === 0) return false
  if (cart.purpose === 'quote') return lines.every(isQuotable)
  return lines.every((line) => refusalOf(line) === null) && !minimum?.missing
}

/** A quote may be requested for goods that are short or sold out, but not for goods that are not on sale. */
function isQuotable({ problem }: WorkedLine): boolean {
  return problem === null || problem === 'short' || problem === 'sold_out' || problem === 'held'
}

function areAddressesKnown({ cart, ships }: WorkedCart): boolean {
  const isKnown = cart.billing !== null && (cart.isSameAddress || !ships || cart.delivery !== null)
  // A customer is contacted by the e-mail address of the account, a guest by that of the cart.
  return isKnown && (cart.customerId !== null || cart.email !== null)
}

function asksDelivery({ cart, ships }: WorkedCart): boolean {
  return ships && !(cart.purpose === 'quote' && cart.customerId === null)
}

/** The state of each step. A step is done only if all earlier steps are. */
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

function currentStep(steps: Steps): StepName {
  const entries = Object.entries(steps) as [StepName, StepState][]
  return entries.find(([, state]) => state === 'current')?.[0] ?? 'cart'
}

/** @throws stepLocked with the current step, if an earlier step is not done or the cart has no such step */
export function checkStep(worked: WorkedCart, step: StepName): void {
  const steps = stepsOf(worked)
  const state = steps[step]
  if (!state || state === 'locked') throw stepLocked({}, undefined, { step: currentStep(steps) })
}
