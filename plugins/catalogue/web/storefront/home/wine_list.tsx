import { useId, useState } from 'react'
import { formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { Button } from '#web/ui/button'
import { Link } from '#web/ui/link'

export interface WineListEntry {
  key: string | number
  name: string
  path: string
  count: number
}

/** On the phone the others open by a tap. */
const SHOWN_ON_PHONE = 6

/** Names with their counts, set like the lines of a wine list. */
export function WineList({ entries, columns, title }: { entries: WineListEntry[]; columns: 2 | 3; title: string }) {
  const t = useWords()
  const locale = useLocale()
  const toPath = useLocalePath()
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const layout = columns === 3 ? 'sm:columns-2 lg:columns-3' : 'sm:columns-2'
  const folded = isWhole ? '' : 'max-sm:hidden noscript:block'
  return (
    <>
      <ul id={id} className={`gap-x-12 lg:gap-x-16 ${layout}`}>
        {entries.map(({ key, name, path, count }, position) => (
          <li key={key} className={`break-inside-avoid ${position < SHOWN_ON_PHONE ? '' : folded}`}>
            <Link
              to={toPath(path)}
              prefetch="intent"
              className="leader min-h-11 py-2 font-serif text-lg hover:text-primary"
            >
              <span>{name}</span>
              <span className="font-sans text-base text-muted tabular-nums">{formatNumber(locale, count)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {entries.length > SHOWN_ON_PHONE && (
        <Button
          tone="quiet"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
          className="mt-3 w-full sm:hidden noscript:hidden"
        >
          {isWhole ? t('catalogue.home.fewer') : t('catalogue.home.more', { count: entries.length })}
          <span className="sr-only"> – {title}</span>
        </Button>
      )}
    </>
  )
}
