import { redirect } from '@remix-run/node'
import { localePath } from '#web/lib/locale'
import { ask, type ScreenArgs } from '#web/lib/screen_loader'

/** The order that a page after the payment is about: one of the visitor's own, named in the address. */
export async function orderOf({ context, url, locale }: ScreenArgs) {
  const number = url.searchParams.get('order')
  if (!number) throw redirect(localePath(locale, '/account/orders'))
  const [{ data: order }, countries] = await Promise.all([
    ask(context, 'GET', 'sales.orders.show', { params: { number } }),
    ask(context, 'GET', 'users.countries.index'),
  ])
  const used = [order.billing.country, order.delivery?.country]
  return { order, countries: countries.data.filter(({ code }) => used.includes(code)) }
}

/** Sections of words of the pages after the payment. */
export const doneWords = ['sales.done', 'sales.summary', 'sales.checkout']
