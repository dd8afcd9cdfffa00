import { orRefusal } from '#web/form/refusal'
import { permitForms } from '#web/lib/permit_forms'
import { redirect } from '@remix-run/node'
import { localePath } from '#web/lib/locale'
import { screenAction, screenLoader } from '#web/lib/screen_loader'
import { leadOn, payOrder } from './payment/place_order.server'
import { doneWords, orderOf } from './done/order.server'
import { mustBeDeclared } from './provider_page.server'
import type { OwnOrder } from '../orders/order_data'

export const loadOrder = screenLoader(
  { id: 'sales.storefront.checkout_payment_failed', title: 'sales.done.failed', words: doneWords, noIndex: true },
  async (args) => {
    await mustBeDeclared(args, 'failed')
    const found = await orderOf(args)
    const { number, payment } = found.order
    // Going back to this page after the payment shows its result.
    if (!isOwed(found.order)) {
      throw redirect(localePath(args.locale, `/checkout/success?order=${encodeURIComponent(number)}`), 303)
    }
    permitForms(
      args.context,
      payment.methods.flatMap(({ origins }) => origins)
    )
    return { ...found, reason: payment.failure ?? returnReason(args.url) }
  }
)

/** Pays the same order again, and redirects as after placing it. */
export const payAgain = screenAction(async ({ context, request, url, locale }) => {
  const form = await request.formData()
  return orRefusal(form, async () => {
    const number = url.searchParams.get('order') ?? ''
    throw leadOn(locale, await payOrder(context, number, form))
  })
})

function isOwed({ state, payment }: OwnOrder): boolean {
  if (state === 'canceled') return true
  return state === 'pending_payment' && (payment.canRetry || payment.failure !== null)
}

/** What the return from a payment page tells before its provider does. */
function returnReason({ searchParams }: URL): 'canceled' | 'technical' | null {
  const reason = searchParams.get('reason')
  return reason === 'canceled' || reason === 'technical' ? reason : null
}
