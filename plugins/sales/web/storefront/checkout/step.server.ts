import { redirect } from '@remix-run/node'
import { orRefusal } from '#web/form/refusal'
import { localePath } from '#web/lib/locale'
import { problemOf } from '#web/lib/problem'
import { ask, type ScreenArgs } from '#web/lib/screen_loader'
import type { Cart } from '../cart_data'
import { currentPath, emptyCart, pathAfter, stepPaths, type Step } from './step_paths'

/** Sections of words of every page of the checkout. */
export const checkoutWords = ['sales.checkout', 'sales.summary', 'sales.fields', 'form']

/**
 * The cart of a step's page. Who has not come so far is led to the step they have come to; a guest who does not ask for
 * a quote signs in first, and comes back.
 */
export async function cartAtStep({ context, locale }: ScreenArgs, step: Step): Promise<Cart> {
  const { data: cart } = await ask(context, 'GET', 'sales.cart.show')
  const lead = (path: string) => redirect(localePath(locale, path), 303)
  // Who is there is asked first: a cart of somebody whose sign-in ended is found again once they are back.
  if (cart.asksSignIn) throw lead(`/login?next=${nextOf(locale, step)}`)
  if (cart.lines.length === 0) throw lead(emptyCart)
  const state = cart.steps[step]
  if (!state || state === 'locked') throw lead(currentPath(cart.steps))
  return cart
}

function nextOf(locale: ScreenArgs['locale'], step: Step): string {
  return encodeURIComponent(localePath(locale, stepPaths[step]))
}

/** Refusals that say that the page is of a step that is not reached (any more): the right one is shown instead. */
const ELSEWHERE = new Set(['E_SALES_STEP_LOCKED', 'E_SALES_CART_EMPTY'])

/** Sends what a step's form said, and leads to the next step; what is refused is told with what was typed. */
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
