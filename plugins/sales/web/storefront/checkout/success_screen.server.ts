import { callOrFail, screenLoader, type ScreenArgs } from '#web/lib/screen_loader'
import { doneWords, orderOf } from './done/order.server'

export const loadDone = screenLoader(
  {
    id: 'sales.storefront.checkout_success',
    title: 'sales.done.success',
    words: [...doneWords, 'sales.quotes'],
    noIndex: true,
  },
  async (args) => {
    const quote = args.url.searchParams.get('quote')
    if (!quote) return { ...(await orderOf(args)), quote: null }
    return { quote: await quoteOf(args, quote), order: null, countries: await countriesOf(args) }
  }
)

async function quoteOf({ context, url }: ScreenArgs, number: string) {
  const key = url.searchParams.get('key')
  const query = key ? { key } : {}
  return (await callOrFail(context, 'GET', 'sales.quotes.show', { params: { number }, query })).data
}

async function countriesOf({ context }: ScreenArgs) {
  return (await callOrFail(context, 'GET', 'users.countries.index')).data.map(({ code, name, hasPostcodes }) => ({
    code,
    name,
    hasPostcodes,
  }))
}
