import { redirect } from '@remix-run/node'
import { alsoMissing, orRefusal } from '#web/form/refusal'
import { readTexts } from '#web/form/read_form'
import { localePath } from '#web/lib/locale'
import { permitForms } from '#web/lib/permit_forms'
import { callOrFail, notFound, type ScreenArgs } from '#web/lib/screen_loader'
import { word } from '#web/lib/words.server'
import { aboutTheForm, addressOf, leadOn } from '../checkout/payment/place_order.server'

/** Sections of translations of a page with a quote. */
export const quoteWords = ['sales.quotes', 'sales.summary', 'sales.checkout', 'sales.pay', 'sales.orders', 'sales.cart']

/** Params of the quote from the address: revision and key of the signed link. */
export async function loadQuote({ context, params, url }: ScreenArgs) {
  const link = url.searchParams.get('key')
  const revision = Number(url.searchParams.get('revision')) || null
  const query = { ...(link ? { key: link } : {}), ...(revision ? { revision } : {}) }
  const [{ data: quote }, countries, terms] = await Promise.all([
    callOrFail(context, 'GET', 'sales.quotes.show', { params: { number: String(params.number) }, query }),
    callOrFail(context, 'GET', 'users.countries.index'),
    callOrFail(context, 'GET', 'configuration.legal_texts.show', { params: { kind: 'terms' } }),
  ])
  permitForms(
    context,
    quote.payments.flatMap(({ origins }) => origins)
  )
  const used = [quote.billing.country, quote.delivery?.country]
  return {
    quote,
    link,
    isNew: url.searchParams.has('asked'),
    termsVersion: terms.data.version,
    countries: countries.data.filter(({ code }) => used.includes(code)),
  }
}

/**
 * Handles the forms of a quote's page. Guests with a signed link stay on that page, since they cannot open those of the
 * account.
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
      await callOrFail(context, 'POST', 'sales.quote_cancellations.store', {
        params: { number },
        data: { key, reason },
      })
      throw redirect(localePath(locale, page), 303)
    }
    if (intent !== 'accept') throw notFound()
    throw leadOn(locale, await accept())
  })

  async function accept(): Promise<string> {
    const { payment, revision, termsVersion } = readTexts(form, ['payment', 'revision', 'termsVersion'])
    try {
      const { data } = await callOrFail(context, 'POST', 'sales.quote_acceptances.store', {
        params: { number },
        data: {
          key,
          payment,
          revision: Number(revision),
          termsVersion,
          // Unticked boxes are sent, too: the server reports what is missing.
          acceptsTerms: form.has('acceptsTerms') as true,
          isOfAge: form.has('isOfAge'),
        },
      })
      return key && data.next.kind !== 'redirect' ? page : addressOf(data.number, data.next)
    } catch (error) {
      throw aboutTheForm(alsoMissing(error, unsaid()))
    }
  }

  /** Missing choices of the form. The server would report only the first. */
  function unsaid(): Record<string, string> {
    const asked = [
      form.has('asksPayment') && !form.get('payment') ? 'payment' : '',
      form.has('isOfAge') ? '' : 'isOfAge',
    ]
    const words = word(locale, 'sales.quotes.required')
    return Object.fromEntries(asked.flatMap((field) => (field ? [[field, words]] : [])))
  }
}
