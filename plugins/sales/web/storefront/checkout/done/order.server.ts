import { redirect } from '@remix-run/node'
import { localePath } from '#web/lib/locale'
import { callOrFail, type ScreenArgs } from '#web/lib/screen_loader'

/** The order of a page after the payment: one of the visitor's, named in the address. */
export async function orderOf({ context, url, locale }: ScreenArgs) {
  const number = url.searchParams.get('order')
  if (!number) throw redirect(localePath(locale, '/account/orders'))
  const [{ data: order }, countries] = await Promise.all([
    callOrFail(context, 'GET', 'sales.orders.show', { params: { number } }),
    callOrFail(context, 'GET', 'users.countries.index'),
  ])
  const used = [order.billing.country, order.delivery?.country]
  return { order, countries: countries.data.filter(({ code }) => used.includes(code)) }
}

/** Sections of translations of the pages after the payment. */
export const doneWords = ['sales.done', 'sales.summary', 'sales.checkout', 'sales.pay', 'form']
