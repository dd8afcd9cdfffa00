import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import type { NetOf } from '#web/lib/net_prices'
import { useLocale } from '#web/lib/shell'
import type { Money, Offer } from '#web/lib/shapes'

interface PriceProps {
  offer: Offer
  isFrom?: boolean
  /** Removes the VAT, for visitors who see net prices first; null for others. */
  net?: NetOf
  size?: 'card' | 'page'
}

/** The price with the legal information: price per litre, and the lowest price of 30 days for reductions. */
export function Price({ offer, isFrom = false, net = null, size = 'card' }: PriceProps) {
  const t = useWords()
  const locale = useLocale()
  const { price, regularPrice, lowestPrice, pricePerLitre } = offer
  const isPage = size === 'page'
  const money = (amount: Money) => formatMoney(locale, net ? net(amount) : amount)
  return (
    <div className="tabular-nums">
      <p className="flex flex-wrap items-baseline gap-x-2">
        {isFrom && <span className="text-sm text-muted">{t('catalogue.price.from')}</span>}
        {regularPrice && <span className="sr-only">{t('catalogue.price.now')}</span>}
        <span
          className={`${isPage ? 'text-2xl md:text-3xl' : 'text-lg'} font-semibold ${regularPrice ? 'text-primary' : ''}`}
        >
          {money(price)}
        </span>
        {net && (
          <span className="text-sm text-muted">
            {t('catalogue.price.without_tax', { amount: formatMoney(locale, price) })}
          </span>
        )}
        {regularPrice && (
          <s className="text-muted">
            <span className="sr-only">{t('catalogue.price.regular')} </span>
            {money(regularPrice)}
          </s>
        )}
        {isPage && !net && <span className="text-sm text-muted">{t('catalogue.price.with_tax')}</span>}
      </p>
      {pricePerLitre && (
        <p className="text-sm text-muted">{t('catalogue.price.per_litre', { amount: money(pricePerLitre) })}</p>
      )}
      {lowestPrice && (
        <p className="text-sm text-muted">{t('catalogue.price.lowest', { amount: money(lowestPrice) })}</p>
      )}
    </div>
  )
}
