import { useActionData, useLoaderData } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { useShell } from '#web/lib/shell'
import { chooseAddresses, loadAddresses } from './addresses_screen.server'
import { AddressesForm } from './addresses/addresses_form'
import { CheckoutFrame } from './checkout_frame'

export const meta = pageHead
export const loader = loadAddresses
export const action = chooseAddresses

/** The address step; for guests, the contact data for the quote. */
export default function AddressesScreen() {
  const t = useWords()
  const data = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isGuest = useShell().visitor.customer === null
  return (
    <CheckoutFrame
      cart={data.cart}
      at="addresses"
      title={t(isGuest ? 'sales.checkout.information' : 'sales.checkout.addresses')}
    >
      <AddressesForm {...data} isGuest={isGuest} refusal={answer?.refusal} />
    </CheckoutFrame>
  )
}
