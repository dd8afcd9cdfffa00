import { useLoaderData } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { PaymentHelp } from '../orders/payment_help'
import { QuoteDone } from '../quotes/quote_done'
import { OrderDone } from './done/order_done'
import { loadDone } from './success_screen.server'

export const meta = pageHead
export const loader = loadDone

/** The page after an order or a quote request. */
export default function SuccessScreen() {
  const t = useWords()
  const { order, quote, countries } = useLoaderData<typeof loader>()
  if (quote) return <QuoteDone quote={quote} countries={countries} />
  const { instructions } = order.payment
  return (
    <OrderDone order={order} countries={countries} title={t('sales.done.success')}>
      <p className="mb-6 text-lg">{t('sales.done.success_text')}</p>
      {instructions && <PaymentHelp instructions={instructions} />}
    </OrderDone>
  )
}
