import { formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import type { ProductCard } from '#web/lib/shapes'
import { useLocale } from '#web/lib/shell'

/** The average of a card, as a star and a figure. */
export function CardRating({ rating: { average, count } }: { rating: NonNullable<ProductCard['rating']> }) {
  const t = useWords()
  const locale = useLocale()
  const stars = formatNumber(locale, average / 10)
  return (
    <p className="mt-1 text-sm tabular-nums">
      <span aria-hidden>
        <span className="text-primary">★</span> {stars} <span className="text-muted">({count})</span>
      </span>
      <span className="sr-only">{t('catalogue.reviews.rated', { stars, count })}</span>
    </p>
  )
}
