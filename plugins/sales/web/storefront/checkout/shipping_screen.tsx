import { useActionData, useLoaderData } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { CheckoutFrame } from './checkout_frame'
import { ShippingForm } from './shipping/shipping_form'
import { NoDelivery } from './shipping/no_delivery'
import { chooseShipping, loadShipping } from './shipping_screen.server'

export const meta = pageHead
export const loader = loadShipping
export const action = chooseShipping

/** The delivery step. */
export default function ShippingScreen() {
  const t = useWords()
  const { cart } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { offers, refusal } = cart.shipping
  return (
    <CheckoutFrame cart={cart} at="shipping" title={t('sales.checkout.shipping')}>
      {offers.length === 0 ? (
        <NoDelivery reason={refusal?.message ?? null} />
      ) : (
        <ShippingForm cart={cart} refusal={answer?.refusal} />
      )}
    </CheckoutFrame>
  )
}
