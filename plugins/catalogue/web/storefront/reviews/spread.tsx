import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'

/** How many reviews gave how many stars, from five to one; each line leads to those reviews. */
export function Spread({ spread, toStars }: { spread: readonly number[]; toStars: (stars: number) => string }) {
  const t = useWords()
  const most = Math.max(1, ...spread)
  return (
    <ul className="grid max-w-sm gap-1">
      {spread.map((count, at) => {
        const stars = spread.length - at
        const line = (
          <>
            <span className="tabular-nums">{t('catalogue.reviews.stars', { count: stars })}</span>
            <progress
              aria-hidden
              max={most}
              value={count}
              className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line accent-primary [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary"
            />
            <span className="text-right text-muted tabular-nums">{count}</span>
          </>
        )
        const shape = 'grid min-h-6 grid-cols-[5.5rem_1fr_2.5rem] items-center gap-3'
        return (
          <li key={stars}>
            {count > 0 ? (
              <Link to={toStars(stars)} rel="nofollow" className={`${shape} no-underline hover:text-primary`}>
                {line}
              </Link>
            ) : (
              <span className={shape}>{line}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
