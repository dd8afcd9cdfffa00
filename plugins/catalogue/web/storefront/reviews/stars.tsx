import { formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'

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
