import { useActionData, useLoaderData } from '@remix-run/react'
import { pageHead } from '#web/lib/page_head'
import { screenAction, screenLoader } from '#web/lib/screen_loader'
import { answerReturn, loadReturn, returnWords } from './return_page.server'
import { ReturnView } from './return_view'

export const meta = pageHead

export const loader = screenLoader(
  { id: 'rma.storefront.guest_return', title: 'rma.own.one', words: returnWords, noIndex: true },
  loadReturn
)

export const action = screenAction(answerReturn)

/** A return by the signed link of a mail, without an account. */
export default function GuestReturnScreen() {
  const answer = useActionData<typeof action>()
  return (
    <div className="shell py-8 md:py-12">
      <ReturnView {...useLoaderData<typeof loader>()} refusal={answer?.refusal} />
    </div>
  )
}
