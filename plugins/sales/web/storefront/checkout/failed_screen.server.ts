import { orRefusal } from '#web/form/refusal'
import { permitForms } from '#web/lib/permit_forms'
import { callOrFail, screenAction, screenLoader } from '#web/lib/screen_loader'
import { addressOf, leadOn } from './payment/place_order.server'
import { doneWords, orderOf } from './done/order.server'

export const loadOrder = screenLoader(
  { id: 'sales.storefront.checkout_payment_failed', title: 'sales.done.failed', words: doneWords, noIndex: true },
  async (args) => {
    const found = await orderOf(args)
    permitForms(args.context, found.order.payment.origins)
    return found
  }
)

/** Retries the payment of the same order, and redirects as after placing it. */
export const payAgain = screenAction(async ({ context, request, url, locale }) => {
  const form = await request.formData()
  return orRefusal(form, async () => {
    const number = url.searchParams.get('order') ?? ''
    const { data } = await callOrFail(context, 'POST', 'sales.order_payments.store', { params: { number } })
    const path = addressOf(data.number, data.next)
    throw leadOn(locale, path)
  })
})
