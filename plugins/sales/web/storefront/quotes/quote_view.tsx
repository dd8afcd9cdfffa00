import type { ReactNode } from 'react'
import { formatDate, formatUnitPrice } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Postal } from '../checkout/payment/postal'
import { Summary } from '../checkout/summary'
import { QuoteState } from './quote_state'
import type { Country } from '../checkout/addresses/address_values'
import { LinePicture } from '../orders/line_picture'
import { LineTotal } from '../orders/line_total'
import type { Quote } from './quote_data'

interface QuoteViewProps {
  quote: Quote
  countries: Country[]
  title: ReactNode
  /** Notices above the quote. */
  children?: ReactNode
  /** Forms below the quote. */
  answers?: ReactNode
}

/** A quote for its customer. */
export function QuoteView({ quote, countries, title, children, answers }: QuoteViewProps) {
  const t = useWords()
  const locale = useLocale()
  const { number, state, requestedAt, billing, delivery, shipping, comment, revision, sentAt, validUntil } = quote
  const named = t('sales.quotes.number', { number })
  const dates = sentAt
    ? [
        t('sales.quotes.sent_at', { date: formatDate(locale, sentAt) }),
        ...(revision && (quote.latestRevision ?? 1) > 1 ? [t('sales.quotes.revision', { revision })] : []),
        ...(state === 'sent' && validUntil ? [t('sales.quotes.until', { date: formatDate(locale, validUntil) })] : []),
      ]
    : [t('sales.quotes.requested', { date: formatDate(locale, requestedAt) })]
  const rows: [label: string, value: ReactNode][] = [
    [t('sales.checkout.delivery'), delivery && <Postal address={delivery} countries={countries} />],
    [t('sales.checkout.shipping'), shipping && [shipping.title, shipping.estimatedDays].filter(Boolean).join(' · ')],
    [t('sales.checkout.billing'), <Postal key="billing" address={billing} countries={countries} />],
    [t('sales.checkout.comment'), comment && <span className="whitespace-pre-wrap">{comment}</span>],
  ]
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-x-10">
      <div>
        <h1 className="font-serif text-3xl">{title}</h1>
        <p className="mt-2 mb-6 flex flex-wrap gap-x-4 text-lg">
          {typeof title === 'string' && <span>{named}</span>}
          <QuoteState state={quote.isExpired ? 'expired' : state} />
          <span className="text-muted">{dates.join(' · ')}</span>
        </p>
        {children}
      </div>
      <div className="mb-8 lg:sticky lg:top-28 lg:short:static lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
        <Summary
          totals={quote.totals}
          showsNet={quote.showsNet}
          shippingWords={delivery !== null && revision === null ? t('sales.summary.shipping_quote') : undefined}
          title={t('sales.summary.quote_title')}
        >
          <QuoteLines quote={quote} />
        </Summary>
        {revision === null && <p className="mt-2 text-sm text-muted">{t('sales.quotes.shop_prices')}</p>}
      </div>
      <div>
        {answers}
        <dl className="border-b border-line">
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
    </div>
  )
}

function QuoteLines({ quote: { lines, showsNet } }: { quote: Quote }) {
  const t = useWords()
  const locale = useLocale()
  return (
    <ul className="mb-4 border-b border-line">
      {lines.map(({ position, image, name, detail, quantity, total, netTotal, unitPrice, netUnitPrice, parts }) => (
        <li key={position} className="grid grid-cols-[3.5rem_1fr_auto] gap-3 border-t border-line py-2">
          <LinePicture image={image} />
          <div>
            <p className="leading-snug">{name}</p>
            <p className="text-sm text-muted">
              {[
                t(showsNet ? 'sales.quotes.times_net' : 'sales.quotes.times', {
                  count: quantity,
                  amount: formatUnitPrice(locale, showsNet ? netUnitPrice : unitPrice),
                }),
                detail,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {parts.map((part) => (
              <p key={part.sku} className="text-sm text-muted">
                {t('sales.quotes.times', { count: part.quantity, amount: part.name })}
              </p>
            ))}
          </div>
          <p className="text-right tabular-nums">
            <LineTotal {...{ total, netTotal, showsNet }} />
          </p>
        </li>
      ))}
    </ul>
  )
}
