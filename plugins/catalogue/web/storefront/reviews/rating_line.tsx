import { formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import type { ProductCard } from '#web/lib/shapes'
import { useLocale } from '#web/lib/shell'
import { Stars } from './stars'
import { REVIEWS_ID } from './reviews_id'

type Rating = NonNullable<ProductCard['rating']>

/** The average of a card, as a star and a figure. */
export function CardRating({ rating: { average, count } }: { rating: Rating }) {
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

/** The average below the name of a product's page; leads down to the reviews. */
export function PageRating({ rating: { average, count } }: { rating: Rating }) {
  const t = useWords()
  return (
    <p className="mt-3">
      <a href={`#${REVIEWS_ID}`} className="inline-flex min-h-6 items-center gap-2 no-underline hover:text-primary">
        <Stars rating={average} />
        <span className="underline">{t('catalogue.reviews.count', { count })}</span>
      </a>
    </p>
  )
}
