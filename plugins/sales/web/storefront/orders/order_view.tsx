import { Form } from '@remix-run/react'
import type { FormRefusal } from '#web/form/refusal'
import { formatDate, formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { legalPath } from '#web/lib/legal'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { Link } from '#web/ui/link'
import { personName } from '#web/lib/person_name'
import { Summary } from '../checkout/summary'
import { Block } from './block'
import { OrderLines } from './order_lines'
import { OrderPapers } from './order_papers'
import { OrderState } from './order_state'
import { PAY, PayForm } from './pay_form'
import { PaymentHelp } from './payment_help'
import { Unbroken } from './unbroken'
import type { OwnOrder } from './order_data'

interface OrderViewProps {
  order: OwnOrder
  /** Idempotency key of the page's quote request. */
  pageKey: string
  refusal: FormRefusal | null
}

/** An order for its customer: lines, totals, addresses, payment and events. */
export function OrderView({ order, pageKey, refusal }: OrderViewProps) {
  const t = useWords()
  const locale = useLocale()
  const toPath = useLocalePath()
  const isOfPayment = refusal?.values.intent === PAY
  const { number, placedAt, state, payment, totals, showsNet, delivery, billing, shipping, comment, terms } = order
  return (
    <>
      <h1 className="font-serif text-3xl">
        <Unbroken text={t('sales.orders.number', { number })} part={number} />
      </h1>
      <p className="mt-2 mb-8 flex flex-wrap gap-x-4">
        <OrderState state={state} />
        <span className="text-muted">{t('sales.orders.placed', { date: formatDate(locale, placedAt) })}</span>
      </p>
      {refusal && !isOfPayment && (
        <p role="alert" className="mb-6 border-l-4 border-negative bg-surface px-4 py-3 font-semibold text-negative">
          {refusal.message}
        </p>
      )}
      {payment.instructions && <PaymentHelp instructions={payment.instructions} />}
      <Pay order={order} refusal={isOfPayment ? refusal : undefined} />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
        <OrderLines order={order} />
        <Summary totals={totals} showsNet={showsNet} />
      </div>
      <div className="mt-8 grid gap-6 sm:grid-cols-2">
        {delivery && (
          <Block title={t('sales.orders.delivery')}>
            <Postal address={delivery} />
            {shipping && (
              <p className="mt-2 text-muted">{[shipping.title, shipping.estimatedDays].filter(Boolean).join(', ')}</p>
            )}
          </Block>
        )}
        <Block title={t('sales.orders.billing')}>
          <Postal address={billing} />
          {payment.title && <p className="mt-2 text-muted">{payment.title}</p>}
        </Block>
        <Block title={t('sales.orders.terms')}>
          <p>
            {t('sales.orders.terms_accepted', { date: formatDate(locale, terms.at) })}{' '}
            {terms.version && (
              <Link to={toPath(legalPath('terms', terms.version))} className="underline hover:text-primary">
                {t('sales.orders.terms_read')}
              </Link>
            )}
          </p>
        </Block>
        {comment && (
          <Block title={t('sales.orders.comment')}>
            <p className="whitespace-pre-wrap">{comment}</p>
          </Block>
        )}
        <Parcels order={order} />
        <Money order={order} />
        <OrderPapers order={order} />
      </div>
      <AfterSale order={order} />
      <History order={order} />
      <Actions order={order} pageKey={pageKey} />
    </>
  )
}

/** Pays an order that waits for it; another method of one that is paid by its customer, such as by transfer. */
function Pay({ order, refusal }: { order: OwnOrder; refusal: FormRefusal | undefined }) {
  const t = useWords()
  const { methods, canRetry } = order.payment
  if (methods.length === 0) return null
  if (canRetry) {
    return (
      <section
        aria-label={t('sales.pay.title')}
        className="mb-8 max-w-2xl sm:border sm:border-line sm:bg-surface sm:p-5 print:hidden"
      >
        <h2 className="mb-3 font-serif text-xl">{t('sales.pay.title')}</h2>
        <PayForm order={order} refusal={refusal} />
      </section>
    )
  }
  return (
    <details open={refusal !== undefined} className="mb-8 max-w-2xl print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline hover:text-primary">
        {t('sales.pay.other')}
      </summary>
      <div className="mt-2">
        <PayForm order={order} refusal={refusal} />
      </div>
    </details>
  )
}

function Postal({ address }: { address: OwnOrder['billing'] }) {
  const { firstName, lastName, company, street, additional, postcode, city, state, country, phone } = address
  const lines = [
    personName({ firstName, lastName }),
    company,
    street,
    additional,
    [postcode, city].filter(Boolean).join(' '),
  ]
  return (
    <address className="not-italic">
      {[...lines, state, country, phone].filter(Boolean).map((line, at) => (
        <div key={at}>{line}</div>
      ))}
    </address>
  )
}

function Parcels({ order: { shipments } }: Pick<OrderViewProps, 'order'>) {
  const t = useWords()
  const locale = useLocale()
  if (shipments.length === 0) return null
  return (
    <Block title={t('sales.orders.parcels')}>
      {shipments.map(({ number, at, carrier, trackingNumber, deliveredAt, isReplacement }) => (
        <p key={number}>
          {t(isReplacement ? 'sales.orders.replacement' : 'sales.orders.parcel', {
            number,
            date: formatDate(locale, at),
          })}
          {deliveredAt && (
            <span className="block">{t('sales.orders.delivered', { date: formatDate(locale, deliveredAt) })}</span>
          )}
          <span className="block text-muted">{[carrier, trackingNumber].filter(Boolean).join(', ')}</span>
        </p>
      ))}
    </Block>
  )
}

/** Payments and repayments, if there are any. */
function Money({ order: { paid, settled, returned, repaid, toRepay } }: Pick<OrderViewProps, 'order'>) {
  const t = useWords()
  const locale = useLocale()
  if (paid.amount === 0 && settled.amount === 0) return null
  return (
    <Block title={t('sales.orders.payment')}>
      {paid.amount > 0 && <p>{t('sales.orders.paid', { amount: formatMoney(locale, paid) })}</p>}
      {settled.amount > 0 && <p>{t('sales.orders.settled', { amount: formatMoney(locale, settled) })}</p>}
      {returned.amount > 0 && <p>{t('sales.orders.refunded', { amount: formatMoney(locale, returned) })}</p>}
      {repaid.amount > 0 && <p>{t('sales.orders.repaid', { amount: formatMoney(locale, repaid) })}</p>}
      {toRepay.amount > 0 && <p>{t('sales.orders.to_repay', { amount: formatMoney(locale, toRepay) })}</p>}
    </Block>
  )
}

/** What plugins offer for the order after the sale, such as a return. */
function AfterSale({ order: { afterSale } }: Pick<OrderViewProps, 'order'>) {
  const t = useWords()
  const toPath = useLocalePath()
  if (afterSale.length === 0) return null
  return (
    <section className="mt-8 border-t border-line pt-4 print:hidden">
      <h2 className="mb-2 font-serif text-xl">{t('sales.orders.after_sale')}</h2>
      <ul className="grid gap-2">
        {afterSale.map(({ text, label, path, standing }) => (
          <li key={path}>
            {text && <p>{text}</p>}
            <Link to={toPath(path)} className="inline-flex min-h-11 items-center underline hover:text-primary">
              {label}
            </Link>
            {standing && <span className="ml-3 text-muted">{standing}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function History({ order: { history } }: Pick<OrderViewProps, 'order'>) {
  const t = useWords()
  const locale = useLocale()
  return (
    <section className="mt-8 border-t border-line pt-4">
      <h2 className="mb-2 font-serif text-xl">{t('sales.orders.history')}</h2>
      <ol className="grid gap-2">
        {history.map(({ kind, state, text, at }, position) => (
          <li key={position} className="grid gap-x-6 sm:grid-cols-[11rem_1fr]">
            <time dateTime={at} className="text-muted">
              {formatDate(locale, at)}
            </time>
            <span>
              {kind === 'state' ? t(`sales.order_states.${state}`) : t(`sales.orders.moment_${kind}`)}
              {text && <span className="block whitespace-pre-wrap text-muted">{text}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Actions({ order: { canCancel, canAskQuote }, pageKey }: Pick<OrderViewProps, 'order' | 'pageKey'>) {
  const t = useWords()
  return (
    <div className="mt-8 flex flex-wrap items-start gap-4">
      <Form method="post">
        <CsrfField />
        <Button type="submit" name="intent" value="reorder" tone="quiet">
          {t('sales.orders.reorder')}
        </Button>
      </Form>
      {canAskQuote && (
        <Form method="post">
          <CsrfField />
          <input type="hidden" name="key" value={pageKey} />
          <Button type="submit" name="intent" value="quote" tone="quiet">
            {t('sales.orders.ask_quote')}
          </Button>
        </Form>
      )}
      {canCancel && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline hover:text-primary">
            {t('sales.orders.cancel')}
          </summary>
          <Form method="post" className="mt-2 max-w-sm">
            <CsrfField />
            <p className="mb-3 text-muted">{t('sales.orders.cancel_question')}</p>
            <Button type="submit" name="intent" value="cancel" tone="quiet">
              {t('sales.orders.cancel_confirm')}
            </Button>
          </Form>
        </details>
      )}
    </div>
  )
}
