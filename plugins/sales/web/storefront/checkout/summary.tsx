import type { ReactNode } from 'react'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { CartTotals } from '../cart_data'

interface SummaryProps {
  totals: CartTotals
  showsNet: boolean
  /** Text for delivery without an amount; absent when it has one, or nothing is shipped. */
  shippingWords?: string | undefined
  /** Title, if it is not about an order. */
  title?: string | undefined
  /** Content above the totals. */
  children?: ReactNode
}

/** The totals, net and gross. Professionals see the net amount first. */
export function Summary({ totals, showsNet, shippingWords, title, children }: SummaryProps) {
  const t = useWords()
  const locale = useLocale()
  const money = (amount: CartTotals['total']) => formatMoney(locale, amount)
  const net = { label: t('sales.summary.net'), amount: money(totals.net) }
  return (
    <section aria-label={title ?? t('sales.summary.title')} className="bg-surface p-5">
      <h2 className="mb-3 font-serif text-xl">{title ?? t('sales.summary.title')}</h2>
      {children}
      <dl className="grid gap-2 tabular-nums">
        <Row label={t('sales.summary.subtotal')} amount={money(totals.subtotal)} />
        {(totals.shipping || shippingWords) && <Row label={t('sales.summary.shipping')} amount={shippingAmount()} />}
        {totals.discounts.map(({ label, code, amount }, position) => (
          <Row
            key={position}
            label={code ? t('sales.summary.discount_code', { label, code }) : label}
            amount={`−\u202f${money(amount)}`}
          />
        ))}
        {showsNet && <Row {...net} isStrong />}
        {totals.taxes.map(({ label, note, tax }) => (
          <Row key={label} label={note ?? label} amount={money(tax)} isMuted={!showsNet} />
        ))}
        <Row label={t('sales.summary.total')} amount={money(totals.total)} isStrong={!showsNet} hasLine />
        {!showsNet && <Row {...net} isMuted />}
      </dl>
    </section>
  )

  function shippingAmount(): string {
    if (!totals.shipping) return shippingWords ?? ''
    return totals.shipping.amount === 0 ? t('sales.summary.shipping_free') : money(totals.shipping)
  }
}

interface RowProps {
  label: string
  amount: string
  isStrong?: boolean
  isMuted?: boolean
  hasLine?: boolean
}

function Row({ label, amount, isStrong = false, isMuted = false, hasLine = false }: RowProps) {
  const style = [
    isStrong ? 'text-lg font-semibold' : '',
    isMuted ? 'text-sm text-muted' : '',
    hasLine ? 'border-t border-line pt-2' : '',
  ].join(' ')
  return (
    <div className={`flex items-baseline justify-between gap-4 ${style}`}>
      <dt>{label}</dt>
      <dd className="text-right">{amount}</dd>
    </div>
  )
}
