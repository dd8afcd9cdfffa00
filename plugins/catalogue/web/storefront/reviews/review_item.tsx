import type { ReactNode } from 'react'
import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import type { ProductPage } from '#web/lib/shapes'
import { useLocale } from '#web/lib/shell'
import { Stars } from './stars'

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
