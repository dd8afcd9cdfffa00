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
  const { instructions, canRetry } = order.payment
  return (
    <OrderDone order={order} countries={countries} title={t('sales.done.success')}>
      <p className="mb-6 text-lg">{t('sales.done.success_text')}</p>
      {canRetry && (
        <p className="mb-6 border-l-4 border-warning bg-surface px-4 py-3">{t('sales.done.waiting_text')}</p>
      )}
      {instructions && <PaymentHelp instructions={instructions} />}
    </OrderDone>
  )
}
