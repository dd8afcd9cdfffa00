import { useActionData, useLoaderData } from '@remix-run/react'
import { pageHead } from '#web/lib/page_head'
import { screenAction, screenLoader } from '#web/lib/screen_loader'
import { answerReturn, loadReturn, returnWords } from './return_page.server'
import { ReturnView } from './return_view'

export const meta = pageHead

export const loader = screenLoader(
  { id: 'rma.storefront.return', title: 'rma.own.one', words: returnWords, noIndex: true },
  loadReturn
)

export const action = screenAction(answerReturn)

/** A return of the customer. */
export default function ReturnScreen() {
  const answer = useActionData<typeof action>()
  return <ReturnView {...useLoaderData<typeof loader>()} refusal={answer?.refusal} />
}
