import { randomUUID } from 'node:crypto'
import { orRefusal } from '#web/form/refusal'
import { redirect } from '@remix-run/node'
import { localePath } from '#web/lib/locale'
import { permitForms } from '#web/lib/permit_forms'
import { problemOf } from '#web/lib/problem'
import { callOrFail, screenAction, screenLoader } from '#web/lib/screen_loader'
import { cartAtStep, checkoutWords } from './step.server'
import { emptyCart } from './step_paths'
import { leadOn, placeOrder } from './payment/place_order.server'

export const loadPayment = screenLoader(
  { id: 'sales.storefront.checkout_payment', title: 'sales.checkout.payment', words: checkoutWords, noIndex: true },
  async (args) => {
    const [cart, countries, terms] = await Promise.all([
      cartAtStep(args, 'payment'),
      callOrFail(args.context, 'GET', 'users.countries.index'),
      callOrFail(args.context, 'GET', 'configuration.legal_texts.show', { params: { kind: 'terms' } }),
    ])
    permitForms(
      args.context,
      cart.payment.offers.flatMap(({ origins }) => origins)
    )
    const used = [cart.addresses.billing?.country, cart.addresses.delivery?.country]
    return {
      cart,
      countries: countries.data.filter(({ code }) => used.includes(code)),
      // One idempotency key per page, also after going back: a repeated request places one order.
      key: randomUUID(),
      termsVersion: terms.data.version,
    }
  }
)

export const placeFromPayment = screenAction(async (args) => {
  const form = await args.request.formData()
  return orRefusal(form, async () => {
    const path = await placeOrder(args.context, form).catch((error: unknown) => {
      const codes = problemOf(error)?.errors.map(({ code }) => code) ?? []
      // The cart has changed: the current step shows why.
      if (codes.includes('E_SALES_STEP_LOCKED')) throw redirect(localePath(args.locale, '/checkout'), 303)
      if (codes.includes('E_SALES_CART_EMPTY')) throw redirect(localePath(args.locale, emptyCart), 303)
      throw error
    })
    throw leadOn(args.locale, path)
  })
})
