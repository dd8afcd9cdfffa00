import { redirect } from '@remix-run/node'
import { localePath } from '#web/lib/locale'
import { permitForms } from '#web/lib/permit_forms'
import { callOrFail, screenLoader } from '#web/lib/screen_loader'
import { mustBeDeclared } from './provider_page.server'

export const loadRedirect = screenLoader(
  {
    id: 'sales.storefront.checkout_payment_redirect',
    title: 'sales.onward.title',
    words: ['sales.onward', 'sales.pay'],
    noIndex: true,
  },
  async (args) => {
    const { context, params, url, locale } = args
    await mustBeDeclared(args, 'redirect')
    const token = params.token ?? url.searchParams.get('payment')
    // An address that was typed by hand leads to nothing.
    if (!token) throw redirect(localePath(locale, '/checkout'), 303)
    const { data } = await callOrFail(context, 'GET', 'sales.payment_beginnings.show', {
      params: { token },
      query: { locale },
    })
    const { form, number, isFine, failedPage } = data
    // Going back to this page after the payment shows its result, so that nobody pays twice.
    if (!form) {
      const page = isFine ? '/checkout/success' : `/checkout/payment/${failedPage}`
      throw redirect(localePath(locale, `${page}?order=${encodeURIComponent(number)}`), 303)
    }
    permitForms(context, form.offer.origins)
    return { number, form }
  }
)
