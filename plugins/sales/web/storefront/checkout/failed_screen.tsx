import { useActionData, useLoaderData } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { FailedPayment } from './done/failed_payment'
import { OrderDone } from './done/order_done'
import { loadOrder, payAgain } from './failed_screen.server'

export const meta = pageHead
export const loader = loadOrder
export const action = payAgain

/** The page after a failed payment. The order exists and may be paid again, if possible. */
export default function PaymentFailedScreen() {
  const t = useWords()
  const { order, countries, reason } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  return (
    <OrderDone order={order} countries={countries} title={t('sales.done.failed')} isToBeDone={order.payment.canRetry}>
      <FailedPayment order={order} reason={reason} refusal={refusal} />
    </OrderDone>
  )
}
