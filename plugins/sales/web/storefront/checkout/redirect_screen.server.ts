import { redirect } from '@remix-run/node'
import { localePath } from '#web/lib/locale'
import { permitForms } from '#web/lib/permit_forms'
import { callOrFail, screenLoader } from '#web/lib/screen_loader'

export const loadRedirect = screenLoader(
  {
    id: 'sales.storefront.checkout_payment_redirect',
    title: 'sales.onward.title',
    words: ['sales.onward'],
    noIndex: true,
  },
  async ({ context, params, locale }) => {
    const token = String(params.token)
    const { data } = await callOrFail(context, 'GET', 'sales.payment_beginnings.show', { params: { token } })
    const { form, number, isFine } = data
    // Going back to this page after the payment shows its result, so that nobody pays twice.
    if (!form) {
      const page = isFine ? '/checkout/success' : '/checkout/payment/failed'
      throw redirect(localePath(locale, `${page}?order=${encodeURIComponent(number)}`), 303)
    }
    permitForms(context, form.origins)
    return { number, form }
  }
)
