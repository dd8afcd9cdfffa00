import { randomUUID } from 'node:crypto'
import { redirect } from '@remix-run/node'
import { orRefusal } from '#web/form/refusal'
import { readTexts } from '#web/form/read_form'
import { localePath } from '#web/lib/locale'
import { problemOf } from '#web/lib/problem'
import { callOrFail, screenAction, screenLoader } from '#web/lib/screen_loader'
import { cartAtStep, checkoutWords } from './step.server'
import { emptyCart } from './step_paths'

export const loadQuote = screenLoader(
  { id: 'sales.storefront.checkout_quote', title: 'sales.checkout.quote', words: checkoutWords, noIndex: true },
  async (args) => {
    const [cart, countries] = await Promise.all([
      cartAtStep(args, 'quote'),
      callOrFail(args.context, 'GET', 'users.countries.index'),
    ])
    const used = [cart.addresses.billing?.country, cart.addresses.delivery?.country]
    // One idempotency key per page, also after going back: a repeated request creates one quote.
    return { cart, countries: countries.data.filter(({ code }) => used.includes(code)), key: randomUUID() }
  }
)

/** Page of a refusal that this page cannot show. */
const ELSEWHERE: Record<string, string> = { E_SALES_STEP_LOCKED: '/checkout', E_SALES_CART_EMPTY: emptyCart }

export const requestQuote = screenAction(async ({ context, request, locale }) => {
  const form = await request.formData()
  return orRefusal(form, async () => {
    const { comment, key } = readTexts(form, ['comment', 'key'])
    const headers = { 'idempotency-key': key ?? '' }
    const { data } = await callOrFail(context, 'POST', 'sales.quotes.store', { data: { comment }, headers }).catch(
      (error: unknown) => {
        const path = ELSEWHERE[problemOf(error)?.errors[0]?.code ?? '']
        if (path) throw redirect(localePath(locale, path), 303)
        throw error
      }
    )
    const query = new URLSearchParams({ quote: data.number, key: data.key })
    throw redirect(localePath(locale, `/checkout/success?${query}`), 303)
  })
})
