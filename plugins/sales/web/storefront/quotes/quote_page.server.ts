import { redirect } from '@remix-run/node'
import { orRefusal } from '#web/form/refusal'
import { readTexts } from '#web/form/read_form'
import { localePath } from '#web/lib/locale'
import { permitForms } from '#web/lib/permit_forms'
import { ask, notFound, type ScreenArgs } from '#web/lib/screen_loader'
import { aboutTheForm, addressOf, leadOn } from '../checkout/payment/place_order.server'

/** Sections of words of a page with a quote. */
export const quoteWords = ['sales.quotes', 'sales.summary', 'sales.checkout', 'sales.orders', 'sales.cart']

/** The quote that a page is about, as its address says: which revision, and by which key. */
export async function loadQuote({ context, params, url }: ScreenArgs) {
  const link = url.searchParams.get('key')
  const revision = Number(url.searchParams.get('revision')) || null
  const query = { ...(link ? { key: link } : {}), ...(revision ? { revision } : {}) }
  const [{ data: quote }, countries, terms] = await Promise.all([
    ask(context, 'GET', 'sales.quotes.show', { params: { number: String(params.number) }, query }),
    ask(context, 'GET', 'users.countries.index'),
    ask(context, 'GET', 'configuration.legal_texts.show', { params: { kind: 'terms' } }),
  ])
  permitForms(
    context,
    quote.payments.flatMap(({ origins }) => origins)
  )
  const used = [quote.billing.country, quote.delivery?.country]
  return {
    ...{ quote, link, isNew: url.searchParams.has('asked') },
    termsVersion: terms.data.version,
    countries: countries.data.filter(({ code }) => used.includes(code)),
  }
}

/**
 * What somebody answers to a quote. Who came by the link of a mail stays on its page, which tells what comes next: the
 * pages of the account are closed to them.
 */
export async function answerQuote({ context, request, params, url, locale }: ScreenArgs) {
  const form = await request.formData()
  const number = String(params.number)
  const key = url.searchParams.get('key') ?? undefined
  const own = `/account/quotes/${number}`
  const page = key ? `/checkout/quotes/${number}?${new URLSearchParams({ key })}` : own
  return orRefusal(form, async () => {
    const intent = form.get('intent')
    if (intent === 'cancel') {
      const { reason } = readTexts(form, ['reason'])
      await ask(context, 'POST', 'sales.quote_cancellations.store', { params: { number }, data: { key, reason } })
      throw redirect(localePath(locale, page), 303)
    }
    if (intent !== 'accept') throw notFound()
    throw leadOn(locale, await accept())
  })

  async function accept(): Promise<string> {
    const { payment, revision, termsVersion } = readTexts(form, ['payment', 'revision', 'termsVersion'])
    try {
      const { data } = await ask(context, 'POST', 'sales.quote_acceptances.store', {
        params: { number },
        data: {
          ...{ key, payment, revision: Number(revision), termsVersion },
          // What was not ticked is sent as it is: the server says what is missing.
          ...{ acceptsTerms: form.has('acceptsTerms') as true, isOfAge: form.has('isOfAge') },
        },
      })
      return key && data.next.kind !== 'redirect' ? page : addressOf(data.number, data.next)
    } catch (error) {
      throw aboutTheForm(error)
    }
  }
}
