import { useLoaderData } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { PaymentHelp } from '../orders/payment_help'
import { loadOrder } from './banktransfer_screen.server'
import { OrderDone } from './done/order_done'

export const meta = pageHead
export const loader = loadOrder

/** The page after an order that waits for a bank transfer. */
export default function BankTransferScreen() {
  const t = useWords()
  const { order, countries } = useLoaderData<typeof loader>()
  const { instructions } = order.payment
  return (
    <OrderDone order={order} countries={countries} title={t('sales.done.transfer')}>
      {instructions ? (
        <>
          <p className="mb-6 text-lg">{t('sales.done.transfer_text')}</p>
          <PaymentHelp instructions={instructions} />
        </>
      ) : (
        <p className="text-lg">{t('sales.done.transfer_none')}</p>
      )}
    </OrderDone>
  )
}
