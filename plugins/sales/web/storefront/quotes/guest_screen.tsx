import { useActionData, useLoaderData } from '@remix-run/react'
import { pageHead } from '#web/lib/page_head'
import { problemOf } from '#web/lib/problem'
import { screenAction, screenLoader, type ScreenArgs } from '#web/lib/screen_loader'
import { LinkOver } from './link_over'
import { QuotePage } from './quote_page'
import { answerQuote, loadQuote, quoteWords } from './quote_page.server'

export const meta = pageHead

export const loader = screenLoader(
  { id: 'sales.storefront.guest_quote', title: 'sales.quotes.one', words: quoteWords, noIndex: true },
  loadByLink
)

export const action = screenAction(answerQuote)

/** The quote, or only its number when the link has expired. */
async function loadByLink(args: ScreenArgs) {
  try {
    return { page: await loadQuote(args), over: '' }
  } catch (error) {
    if (problemOf(error)?.status !== 410) throw error
    return { page: null, over: String(args.params.number) }
  }
}

/** A quote by its signed link, without an account. */
export default function GuestQuoteScreen() {
  const answer = useActionData<typeof action>()
  const { page, over } = useLoaderData<typeof loader>()
  return (
    <div className="shell py-8 md:py-12">
      {page ? <QuotePage {...page} refusal={answer?.refusal ?? null} /> : <LinkOver number={over} />}
    </div>
  )
}
