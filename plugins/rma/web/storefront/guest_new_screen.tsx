import { useActionData, useLoaderData } from '@remix-run/react'
import { pageHead } from '#web/lib/page_head'
import { notFound, screenAction, screenLoader } from '#web/lib/screen_loader'
import { askReturn, loadForm, newReturnWords } from './new_page.server'
import { NewReturn } from './new_return'

export const meta = pageHead

export const loader = screenLoader(
  { id: 'rma.storefront.guest_new_return', title: 'rma.own.ask', words: newReturnWords, noIndex: true },
  async (args) => {
    const asked = await loadForm(args)
    if (!asked) throw notFound()
    return asked
  }
)

export const action = screenAction(askReturn)

/** Asks for a return by the signed link of a mail, without an account. */
export default function GuestNewReturnScreen() {
  const answer = useActionData<typeof action>()
  return (
    <div className="shell py-8 md:py-12">
      <NewReturn {...useLoaderData<typeof loader>()} refusal={answer?.refusal} />
    </div>
  )
}
