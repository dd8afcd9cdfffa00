import type { ReactNode } from 'react'
import { formatDate, formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Postal } from '../checkout/payment/postal'
import { Summary } from '../checkout/summary'
import { QuoteState } from './quote_state'
import type { Country } from '../checkout/addresses/address_values'
import type { Quote } from './quote_data'

interface QuoteViewProps {
  quote: Quote
  countries: Country[]
  title: string
  children?: ReactNode
}

/** A quote as who asked for it reads it. */
export function QuoteView({ quote, countries, title, children }: QuoteViewProps) {
  const t = useWords()
  const locale = useLocale()
  const { number, state, requestedAt, billing, delivery, shipping, comment } = quote
  const rows: [label: string, value: ReactNode][] = [
    [t('sales.checkout.delivery'), delivery && <Postal address={delivery} countries={countries} />],
    [t('sales.checkout.shipping'), shipping && [shipping.title, shipping.estimatedDays].filter(Boolean).join(' · ')],
    [t('sales.checkout.billing'), <Postal key="billing" address={billing} countries={countries} />],
    [t('sales.checkout.comment'), comment && <span className="whitespace-pre-wrap">{comment}</span>],
  ]
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] lg:gap-x-16">
      <div>
        <h1 className="font-serif text-3xl">{title}</h1>
        <p className="mt-2 mb-6 flex flex-wrap gap-x-4 text-lg">
          <span>{t('sales.quotes.number', { number })}</span>
          <QuoteState state={state} />
          <span className="text-muted">{t('sales.quotes.requested', { date: formatDate(locale, requestedAt) })}</span>
        </p>
        {children}
        <dl className="mb-8 border-b border-line">
          {rows
            .filter(([, value]) => value)
            .map(([label, value]) => (
              <div key={label} className="border-t border-line py-3">
                <dt className="text-sm text-muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </div>
      <div className="lg:sticky lg:top-28 lg:self-start">
        <Summary totals={quote.totals} showsNet={quote.showsNet} isShippingNeeded={shipping !== null}>
          <QuoteLines quote={quote} />
        </Summary>
        <p className="mt-2 text-sm text-muted">{t('sales.quotes.shop_prices')}</p>
      </div>
    </div>
  )
}

function QuoteLines({ quote: { lines } }: { quote: Quote }) {
  const t = useWords()
  const locale = useLocale()
  return (
    <ul className="mb-4 border-b border-line">
      {lines.map(({ position, name, detail, quantity, total }) => (
        <li key={position} className="grid grid-cols-[1fr_auto] gap-3 border-t border-line py-2">
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
