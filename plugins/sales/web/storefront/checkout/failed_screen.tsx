import { useLoaderData } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { PaymentHelp } from '../orders/payment_help'
import { OrderDone } from './done/order_done'
import { loadOrder } from './failed_screen.server'

export const meta = pageHead
export const loader = loadOrder

/** The payment did not go through; the order stands all the same. */
export default function PaymentFailedScreen() {
  const t = useWords()
  const { order, countries } = useLoaderData<typeof loader>()
  const { instructions } = order.payment
  return (
    <OrderDone order={order} countries={countries} title={t('sales.done.failed')}>
      <p role="alert" className="mb-6 border-l-4 border-negative bg-surface px-4 py-3">
        {t('sales.done.failed_text')}
      </p>
      {instructions && <PaymentHelp instructions={instructions} />}
    </OrderDone>
  )
}
