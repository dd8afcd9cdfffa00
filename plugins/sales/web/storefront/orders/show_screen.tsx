import { redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orRefusal } from '#web/form/refusal'
import { localePath } from '#web/lib/locale'
import { pageHead } from '#web/lib/page_head'
import { callOrFail, notFound, screenAction, screenLoader } from '#web/lib/screen_loader'
import { permitForms } from '#web/lib/permit_forms'
import { leadOn, payOrder } from '../checkout/payment/place_order.server'
import { OrderView } from './order_view'
import { PAY } from './pay_form'

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'sales.storefront.order',
    title: 'sales.orders.one',
    words: ['sales.orders', 'sales.order_states', 'sales.summary', 'sales.cart', 'sales.pay', 'form'],
    noIndex: true,
  },
  async ({ context, params, locale }) => {
    const [{ data }, countries] = await Promise.all([
      callOrFail(context, 'GET', 'sales.orders.show', { params: { number: String(params.number) }, query: { locale } }),
      callOrFail(context, 'GET', 'users.countries.index'),
    ])
    permitForms(
      context,
      data.payment.methods.flatMap(({ origins }) => origins)
    )
    const nameOf = new Map(countries.data.map(({ code, name }) => [code, name]))
    const named = <T extends { country: string }>(address: T): T => ({
      ...address,
      country: nameOf.get(address.country) ?? address.country,
    })
    // One idempotency key per page: a repeated request creates one quote.
    return {
      key: crypto.randomUUID(),
      order: { ...data, billing: named(data.billing), delivery: data.delivery && named(data.delivery) },
    }
  }
)

export const action = screenAction(async ({ context, request, params, locale }) => {
  const form = await request.formData()
  const number = { params: { number: String(params.number) } }
  return orRefusal(form, async () => {
    const intent = form.get('intent')
    if (intent === PAY) throw leadOn(locale, await payOrder(context, String(params.number), form))
    if (intent === 'cancel') {
      await callOrFail(context, 'POST', 'sales.order_cancellations.store', number)
      throw redirect(localePath(locale, `/account/orders/${params.number}`), 303)
    }
    if (intent === 'quote') {
      const { data } = await callOrFail(context, 'POST', 'sales.order_quotes.store', {
        ...number,
        headers: { 'idempotency-key': String(form.get('key') ?? '') },
        data: {},
      })
      throw redirect(localePath(locale, `/account/quotes/${data.number}?asked=1`), 303)
    }
    if (intent !== 'reorder') throw notFound()
    await callOrFail(context, 'POST', 'sales.reorders.store', number)
    throw redirect(localePath(locale, '/checkout/cart'), 303)
  })
})

/** An order of the customer. */
export default function OrderScreen() {
  const { order, key } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <OrderView order={order} pageKey={key} refusal={answer?.refusal ?? null} />
}
