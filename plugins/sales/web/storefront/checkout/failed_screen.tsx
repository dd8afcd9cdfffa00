import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { PaymentHelp } from '../orders/payment_help'
import { OrderDone } from './done/order_done'
import { loadOrder, payAgain } from './failed_screen.server'

export const meta = pageHead
export const loader = loadOrder
export const action = payAgain

/** The payment did not go through; the order stands all the same, and may be paid again where that can be. */
export default function PaymentFailedScreen() {
  const t = useWords()
  const { order, countries } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const { instructions, canRetry } = order.payment
  return (
    <OrderDone order={order} countries={countries} title={t('sales.done.failed')}>
      <div role="alert" className="mb-6 border-l-4 border-negative bg-surface px-4 py-3">
        <p>{t(canRetry ? 'sales.done.failed_retry_text' : 'sales.done.failed_text')}</p>
        {refusal?.message && <p className="mt-2">{refusal.message}</p>}
      </div>
      {canRetry && (
        <Form method="post" className="mb-6">
          <CsrfField />
          <Button type="submit">{t('sales.done.retry')}</Button>
        </Form>
      )}
      {instructions && <PaymentHelp instructions={instructions} />}
    </OrderDone>
  )
}
