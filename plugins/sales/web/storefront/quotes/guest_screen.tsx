import { useActionData, useLoaderData } from '@remix-run/react'
import { pageHead } from '#web/lib/page_head'
import { screenAction, screenLoader } from '#web/lib/screen_loader'
import { QuotePage } from './quote_page'
import { answerQuote, loadQuote, quoteWords } from './quote_page.server'

export const meta = pageHead

export const loader = screenLoader(
  { id: 'sales.storefront.guest_quote', title: 'sales.quotes.one', words: quoteWords, noIndex: true },
  loadQuote
)

export const action = screenAction(answerQuote)

/** The quote that the link of a mail leads to, without an account. */
export default function GuestQuoteScreen() {
  const answer = useActionData<typeof action>()
  return (
    <div className="shell py-8 md:py-12">
      <QuotePage {...useLoaderData<typeof loader>()} refusal={answer?.refusal ?? null} />
    </div>
  )
}
