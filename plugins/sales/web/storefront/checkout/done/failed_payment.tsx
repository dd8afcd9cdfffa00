import { Form } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { PaymentHelp } from '../../orders/payment_help'
import type { OwnOrder } from '../../orders/order_data'

interface FailedPaymentProps {
  payment: OwnOrder['payment']
  /** Error of a refused retry; empty without one. */
  refusal: string
}

/** Options after a failed payment. */
export function FailedPayment({ payment: { canRetry, instructions }, refusal }: FailedPaymentProps) {
  const t = useWords()
  return (
    <>
      <div role="alert" className="mb-6 border-l-4 border-negative bg-surface px-4 py-3">
        <p>{t(canRetry ? 'sales.done.failed_retry_text' : 'sales.done.failed_text')}</p>
        {refusal && <p className="mt-2">{refusal}</p>}
      </div>
      {canRetry && (
        <Form method="post" className="mb-6">
          <CsrfField />
          <Button type="submit">{t('sales.done.retry')}</Button>
        </Form>
      )}
      {instructions && <PaymentHelp instructions={instructions} />}
    </>
  )
}
