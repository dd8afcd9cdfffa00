import { formatNumber } from '#web/lib/formats'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { Link } from '#web/ui/link'

export interface WineListEntry {
  key: string | number
  name: string
  path: string
  count: number
}

/** Names with their counts, set like the lines of a wine list. */
export function WineList({ entries, columns }: { entries: WineListEntry[]; columns: 2 | 3 }) {
  const locale = useLocale()
  const toPath = useLocalePath()
  const layout = columns === 3 ? 'sm:columns-2 lg:columns-3' : 'sm:columns-2'
  return (
    <ul className={`gap-x-12 lg:gap-x-16 ${layout}`}>
      {entries.map(({ key, name, path, count }) => (
        <li key={key} className="break-inside-avoid">
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
  )
}
