import { useActionData, useLoaderData } from '@remix-run/react'
import { pageHead } from '#web/lib/page_head'
import { screenAction, screenLoader } from '#web/lib/screen_loader'
import { QuotePage } from './quote_page'
import { answerQuote, loadQuote, quoteWords } from './quote_page.server'

export const meta = pageHead

export const loader = screenLoader(
  { id: 'sales.storefront.quote', title: 'sales.quotes.one', words: quoteWords, noIndex: true },
  loadQuote
)

export const action = screenAction(answerQuote)

/** A quote of the customer. */
export default function QuoteScreen() {
  const answer = useActionData<typeof action>()
  return <QuotePage {...useLoaderData<typeof loader>()} refusal={answer?.refusal ?? null} />
}
