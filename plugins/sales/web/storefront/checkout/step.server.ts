import { redirect } from '@remix-run/node'
import { orRefusal } from '#web/form/refusal'
import { localePath } from '#web/lib/locale'
import { problemOf } from '#web/lib/problem'
import { callOrFail, type ScreenArgs } from '#web/lib/screen_loader'
import type { Cart } from '../cart_data'
import { currentPath, emptyCart, pathAfter, stepPaths, type Step } from './step_paths'

/** Sections of translations of every checkout page. */
export const checkoutWords = ['sales.checkout', 'sales.pay', 'sales.summary', 'sales.fields', 'form']

/**
 * The cart of a step's page. It redirects to the current step when an earlier one is incomplete, and guests to the login,
 * unless they request a quote.
 */
export async function cartAtStep({ context, locale }: ScreenArgs, step: Step): Promise<Cart> {
  const { data: cart } = await callOrFail(context, 'GET', 'sales.cart.show')
  const lead = (path: string) => redirect(localePath(locale, path), 303)
  // Checked first: after an expired session, the cart is found again only after the login.
  if (cart.asksSignIn) throw lead(`/login?next=${nextOf(locale, step)}`)
  if (cart.lines.length === 0) throw lead(emptyCart)
  const state = cart.steps[step]
  if (!state || state === 'locked') throw lead(currentPath(cart.steps))
  return cart
}

function nextOf(locale: ScreenArgs['locale'], step: Step): string {
  return encodeURIComponent(localePath(locale, stepPaths[step]))
}

/** Codes of refusals because the step is not reachable (any more). They redirect to the right step. */
const ELSEWHERE = new Set(['E_SALES_STEP_LOCKED', 'E_SALES_CART_EMPTY'])

/** Sends the form of a step and redirects to the next one. A refusal is returned with the input. */
export function sendStep({ locale }: ScreenArgs, form: FormData, step: Step, send: () => Promise<{ data: Cart }>) {
  return orRefusal(form, async () => {
    const { data } = await send().catch((error: unknown) => {
      const [first] = problemOf(error)?.errors ?? []
      if (first && ELSEWHERE.has(first.code)) throw redirect(localePath(locale, '/checkout'), 303)
      throw error
    })
    throw redirect(localePath(locale, pathAfter(step, data.steps)), 303)
  })
}
