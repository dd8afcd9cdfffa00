import { redirect } from '@remix-run/node'
import { orRefusal } from '#web/form/refusal'
import { localePath } from '#web/lib/locale'
import { callOrFail, screenAction, screenLoader, type ScreenArgs } from '#web/lib/screen_loader'

export const loadAmount = screenLoader(
  {
    id: 'payment_crypto.storefront.pay',
    title: 'payment_crypto.pay.title',
    words: ['payment_crypto.pay'],
    noIndex: true,
  },
  async (args) => {
    const { data } = await callOrFail(args.context, 'GET', 'payment_crypto.amounts.show', paramsOf(args))
    return data
  }
)

/** A new amount, after which the page is shown again. */
export const renewAmount = screenAction(async (args) => {
  const form = await args.request.formData()
  return orRefusal(form, async () => {
    const options = paramsOf(args)
    await callOrFail(args.context, 'POST', 'payment_crypto.amounts.store', options)
    throw redirect(localePath(args.locale, pathOf(options.params.number)), 303)
  })
})

const pathOf = (number: string) => `/checkout/payment/crypto?order=${encodeURIComponent(number)}`

/** The order that the address names. */
function paramsOf({ url, locale }: ScreenArgs) {
  const number = url.searchParams.get('order')
  if (!number) throw redirect(localePath(locale, '/account/orders'))
  return { params: { number } }
}
