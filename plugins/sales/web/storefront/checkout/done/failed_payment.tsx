import { useWords } from '#web/lib/i18n'
import type { FormRefusal } from '#web/form/refusal'
import { PayForm } from '../../orders/pay_form'
import { PaymentHelp } from '../../orders/payment_help'
import type { OwnOrder } from '../../orders/order_data'

type Reason = NonNullable<OwnOrder['payment']['failure']>

interface FailedPaymentProps {
  order: Pick<OwnOrder, 'state' | 'payment' | 'totals'>
  /** Null: nobody knows. */
  reason: Reason | null
  /** Of another try. */
  refusal: FormRefusal | undefined
}

const SENTENCES: Record<Reason, string> = {
  refused: 'sales.done.failed_refused',
  insufficient_funds: 'sales.done.failed_insufficient_funds',
  expired_card: 'sales.done.failed_expired_card',
  authentication: 'sales.done.failed_authentication',
  canceled: 'sales.done.failed_canceled_by_you',
  expired: 'sales.done.failed_expired',
  technical: 'sales.done.failed_technical',
}

/** What happened to a payment, and the ways to pay the same order all the same. */
export function FailedPayment({ order, reason, refusal }: FailedPaymentProps) {
  const t = useWords()
  const { canRetry, instructions } = order.payment
  if (order.state === 'canceled') return <Told text={t('sales.done.failed_canceled')} />
  if (!canRetry) {
    return (
      <>
        <Told text={t('sales.done.failed_text')} />
        {instructions && <PaymentHelp instructions={instructions} />}
      </>
    )
  }
  return (
    <>
      <Told text={t(reason ? SENTENCES[reason] : 'sales.done.failed_unknown')} more={t('sales.done.failed_kept')} />
      <section aria-label={t('sales.pay.title')} className="mb-8">
        <h2 className="mb-3 font-serif text-xl">{t('sales.pay.title')}</h2>
        <PayForm order={order} refusal={refusal} />
      </section>
    </>
  )
}

function Told({ text, more }: { text: string; more?: string }) {
  return (
    <div role="alert" className="mb-6 border-l-4 border-negative bg-surface px-4 py-3">
      <p>{text}</p>
      {more && <p className="mt-2 text-muted">{more}</p>}
    </div>
  )
}
