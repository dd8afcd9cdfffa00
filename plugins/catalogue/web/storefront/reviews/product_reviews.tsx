import { formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { buttonStyle } from '#web/ui/button'
import { Link } from '#web/ui/link'
import type { ProductData } from '../product/product_data'
import { ReviewItem, Stars, WriteLink } from './review_parts'
import { Spread } from './spread'

/** Anchor of the reviews on the page of a product. */
const REVIEWS_ID = 'reviews'

/** What buyers say, below the facts of a product: how the stars are spread, and the first reviews. */
export function ProductReviews({ product: { slug, rating, reviews } }: { product: ProductData }) {
  const t = useWords()
  const locale = useLocale()
  const toPath = useLocalePath()
  const all = toPath(`/reviews/${slug}`)
  if (!rating || !reviews) return <NoReviews />
  return (
    <section id={REVIEWS_ID} aria-labelledby="reviews-title" className="mt-16 md:mt-24">
      <h2 id="reviews-title" className="mb-6 font-serif text-2xl md:text-3xl">
        {t('catalogue.reviews.title')}
      </h2>
      <div className="grid gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div>
          <p className="mb-4 flex flex-wrap items-baseline gap-x-3 text-lg">
            <span className="font-serif text-3xl tabular-nums">{formatNumber(locale, rating.average / 10)}</span>
            <Stars rating={rating.average} />
            <span className="text-muted">{t('catalogue.reviews.count', { count: rating.count })}</span>
          </p>
          <Spread spread={reviews.spread} toStars={(stars) => `${all}?stars=${stars}`} />
          <p className="mt-4 max-w-prose text-sm text-muted">{t('catalogue.reviews.how')}</p>
        </div>
        <div>
          {reviews.first.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
          <p className="mt-2 flex flex-wrap gap-3">
            <Link to={all} className={buttonStyle('quiet')}>
              {t('catalogue.reviews.all', { count: rating.count })}
            </Link>
            <WriteLink />
          </p>
        </div>
      </div>
    </section>
  )
}

function NoReviews() {
  const t = useWords()
  return (
    <section id={REVIEWS_ID} aria-labelledby="reviews-title" className="mt-16 md:mt-24">
      <h2 id="reviews-title" className="mb-2 font-serif text-2xl md:text-3xl">
        {t('catalogue.reviews.title')}
      </h2>
      <p>
        {t('catalogue.reviews.first')} <WriteLink />
      </p>
    </section>
  )
}

/** The average below the name of a product's page; leads down to the reviews. */
export function PageRating({ rating: { average, count } }: { rating: NonNullable<ProductData['rating']> }) {
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
