import { useActionData, useLoaderData } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { CheckoutFrame } from './checkout_frame'
import { MinorsNotice } from './minors_notice'
import { PaymentForm } from './payment/payment_form'
import { Recap } from './payment/recap'
import { loadPayment, placeFromPayment } from './payment_screen.server'

export const meta = pageHead
export const loader = loadPayment
export const action = placeFromPayment

/** The payment step, with the order button. */
export default function PaymentScreen() {
  const t = useWords()
  const { cart, countries, key, termsVersion } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <CheckoutFrame cart={cart} at="payment" title={t('sales.checkout.payment')}>
      <MinorsNotice />
      <Recap cart={cart} countries={countries} />
      <PaymentForm cart={cart} pageKey={key} termsVersion={termsVersion} refusal={answer?.refusal} />
    </CheckoutFrame>
  )
}
