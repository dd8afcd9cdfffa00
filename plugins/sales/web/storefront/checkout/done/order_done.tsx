import { useEffect, type ReactNode } from 'react'
import { refreshBadges } from '#web/lib/badge'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { buttonStyle } from '#web/ui/button'
import { Link } from '#web/ui/link'
import { forgetCart } from '../../state/checkout_state'
import { Postal } from '../payment/postal'
import { Summary } from '../summary'
import type { Country } from '../addresses/address_values'
import type { OwnOrder } from '../../orders/order_data'

interface OrderDoneProps {
  order: OwnOrder
  countries: Country[]
  title: string
  /** The page asks for an action first. */
  isToBeDone?: boolean
  /** Instructions above the order. */
  children: ReactNode
}

/** The page after an order: number, next steps and lines. */
export function OrderDone({ order, countries, title, isToBeDone = false, children }: OrderDoneProps) {
  const t = useWords()
  const toPath = useLocalePath()
  useEffect(() => {
    // The cart became the order, so the page's cart state is cleared.
    forgetCart()
    refreshBadges()
  }, [])
  return (
    <div className="shell py-8 md:py-12">
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] lg:gap-x-16">
        <div className="mx-auto w-full max-w-2xl lg:mx-0">
          <h1 className="font-serif text-3xl">{title}</h1>
          <p className="mt-2 mb-6 text-lg text-muted">{t('sales.done.number', { number: order.number })}</p>
          {children}
          <Places order={order} countries={countries} isToBePaid={isToBeDone} />
          <div className="mt-8 mb-8 flex flex-wrap gap-4">
            <Link
              to={toPath(`/account/orders/${order.number}`)}
              className={buttonStyle(isToBeDone ? 'quiet' : 'primary')}
            >
              {t('sales.done.to_order')}
            </Link>
            <Link to={toPath('/boutique')} className={buttonStyle('quiet')}>
              {t('sales.done.to_shop')}
            </Link>
          </div>
        </div>
        <div className="lg:sticky lg:top-28 lg:short:static lg:self-start">
          <Summary totals={order.totals} showsNet={order.showsNet}>
            <OrderedLines order={order} />
          </Summary>
        </div>
      </div>
    </div>
  )
}

/** Addresses and payment method. While the order is to be paid, the method is what the page asks for. */
function Places({
  order,
  countries,
  isToBePaid,
}: Pick<OrderDoneProps, 'order' | 'countries'> & { isToBePaid: boolean }) {
  const t = useWords()
  const { billing, delivery, shipping, payment } = order
  const rows: [label: string, value: ReactNode][] = [
    [t('sales.checkout.delivery'), shipping && <Postal address={delivery ?? billing} countries={countries} />],
    [t('sales.checkout.shipping'), shipping && [shipping.title, shipping.estimatedDays].filter(Boolean).join(' · ')],
    [t('sales.checkout.billing'), <Postal key="billing" address={billing} countries={countries} />],
    [t('sales.checkout.payment'), !isToBePaid && payment.title],
  ]
  return (
    <dl className="mt-8 border-b border-line">
      {rows
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className="border-t border-line py-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function OrderedLines({ order }: { order: OwnOrder }) {
  const t = useWords()
  const locale = useLocale()
  return (
    <ul className="mb-4 border-b border-line">
      {order.lines.map(({ id, name, detail, quantity, total }) => (
        <li key={id} className="grid grid-cols-[1fr_auto] gap-3 border-t border-line py-2">
          <div>
            <p className="leading-snug">{name}</p>
            <p className="text-sm text-muted">
              {[t('sales.checkout.pieces', { count: quantity }), detail].filter(Boolean).join(' · ')}
            </p>
          </div>
          <p className="text-right tabular-nums">{formatMoney(locale, total)}</p>
        </li>
      ))}
    </ul>
  )
}
