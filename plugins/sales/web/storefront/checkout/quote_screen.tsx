import { useActionData, useLoaderData } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { CheckoutFrame } from './checkout_frame'
import { QuoteForm } from './quote/quote_form'
import { Recap } from './payment/recap'
import { loadQuote, requestQuote } from './quote_screen.server'

export const meta = pageHead
export const loader = loadQuote
export const action = requestQuote

/** The last step of a quote request. */
export default function QuoteScreen() {
  const t = useWords()
  const { cart, countries, key } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <CheckoutFrame cart={cart} at="quote" title={t('sales.checkout.quote')}>
      <p className="mb-6 text-lg text-muted">{t('sales.checkout.quote_text')}</p>
      <Recap cart={cart} countries={countries} />
      <QuoteForm cart={cart} pageKey={key} refusal={answer?.refusal} />
    </CheckoutFrame>
  )
}
