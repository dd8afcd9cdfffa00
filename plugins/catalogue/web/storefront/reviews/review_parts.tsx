import type { ReactNode } from 'react'
import { formatDate, formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import type { ProductPage } from '#web/lib/shapes'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { Link } from '#web/ui/link'

// In one module: each one more that several screens share is a file more to be loaded.

/** Widths of the filled part, by halves of a star. */
const WIDTHS = [
  'w-[0%]',
  'w-[10%]',
  'w-[20%]',
  'w-[30%]',
  'w-[40%]',
  'w-[50%]',
  'w-[60%]',
  'w-[70%]',
  'w-[80%]',
  'w-[90%]',
  'w-full',
]

const FIVE = '★★★★★'

/** A rating in tenths of a star as five stars, in steps of a half. Its text says the figure. */
export function Stars({ rating, className = '' }: { rating: number; className?: string }) {
  const t = useWords()
  const locale = useLocale()
  return (
    <span className={`inline-block ${className}`}>
      <span aria-hidden className="relative inline-block leading-none tracking-wide text-ink/20">
        {FIVE}
        <span
          className={`absolute inset-y-0 left-0 overflow-hidden whitespace-nowrap text-primary ${WIDTHS[Math.round(rating / 5)]}`}
        >
          {FIVE}
        </span>
      </span>
      <span className="sr-only">{t('catalogue.reviews.out_of', { stars: formatNumber(locale, rating / 10) })}</span>
    </span>
  )
}

export type Review = NonNullable<ProductPage['reviews']>['first'][number]

interface ReviewItemProps {
  review: Review
  heading?: 'h2' | 'h3'
  /** Below the text: pictures. */
  children?: ReactNode
  /** At the end: whether it was helpful. */
  foot?: ReactNode
}

/** A review: its stars, who wrote it when, what they say, and what the shop answered. */
export function ReviewItem({ review, heading: Heading = 'h3', children, foot }: ReviewItemProps) {
  const t = useWords()
  const locale = useLocale()
  const { rating, title, body, authorName, isVerified, answer, createdAt } = review
  const lang = review.locale === locale ? undefined : review.locale.slice(0, 2)
  return (
    <article className="max-w-prose border-t border-line py-5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Stars rating={rating} />
        <span className="text-muted">
          {t('catalogue.reviews.by', {
            name: authorName || t('catalogue.reviews.somebody'),
            date: formatDate(locale, createdAt),
          })}
        </span>
      </p>
      {isVerified && <p className="text-sm text-positive">{t('catalogue.reviews.verified')}</p>}
      {title && (
        <Heading lang={lang} className="mt-2 font-serif text-lg wrap-anywhere">
          {title}
        </Heading>
      )}
      {body && (
        <p lang={lang} className="mt-1 whitespace-pre-line wrap-anywhere">
          {body}
        </p>
      )}
      {children}
      {answer && <ShopAnswer text={answer} />}
      {foot}
    </article>
  )
}

/** What the shop answered. */
export function ShopAnswer({ text }: { text: string }) {
  const t = useWords()
  return (
    <div className="mt-3 max-w-prose border-l-4 border-line pl-4">
      <p className="text-sm font-semibold">{t('catalogue.reviews.answer')}</p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  )
}

/** Leads buyers to where they write. */
export function WriteLink() {
  const t = useWords()
  const toPath = useLocalePath()
  return (
    <Link to={toPath('/account/reviews')} rel="nofollow" className="inline-flex min-h-11 items-center underline">
      {t('catalogue.reviews.write')}
    </Link>
  )
}
