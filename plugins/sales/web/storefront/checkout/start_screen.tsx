import { redirect } from '@remix-run/node'
import { localePath } from '#web/lib/locale'
import { callOrFail, screenLoader } from '#web/lib/screen_loader'
import { currentPath } from './step_paths'

/** Redirects to the current step. */
export const loader = screenLoader(
  { id: 'sales.storefront.checkout', title: 'sales.checkout.title', words: [], noIndex: true },
  async ({ context, locale }) => {
    const { data } = await callOrFail(context, 'GET', 'sales.cart.show')
    throw redirect(localePath(locale, currentPath(data.steps)), 303)
  }
)

export default function CheckoutStart() {
  return null
}
