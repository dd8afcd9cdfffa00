import { useWords } from '#web/lib/i18n'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { formatNumber } from '#web/lib/formats'
import { Link } from '#web/ui/link'
import { searchTabs, tabAddress, type SearchTab, type TabCounts } from './search_tab'

const tabStyle =
  'inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent text-muted aria-[current]:border-primary aria-[current]:text-ink'

/** Products, articles and pages with their numbers. A tab without results is no link. */
export function SearchTabs({ q, tab, counts }: { q: string; tab: SearchTab; counts: TabCounts }) {
  const t = useWords()
  const toPath = useLocalePath()
  return (
    <nav aria-label={t('catalogue.search.tabs')} className="mb-6 border-b border-line md:mb-8">
      <ul className="-mb-px flex gap-x-6 overflow-x-auto sm:gap-x-8">
        {searchTabs.map((one) => (
          <li key={one} className="shrink-0">
            {counts[one] > 0 ? (
              <Link
                to={toPath(tabAddress(q, one))}
                prefetch="intent"
                aria-current={one === tab ? 'page' : undefined}
                className={`${tabStyle} hover:text-primary`}
              >
                <TabName tab={one} count={counts[one]} />
              </Link>
            ) : (
              <span className={tabStyle} aria-current={one === tab ? 'page' : undefined}>
                <TabName tab={one} count={0} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function TabName({ tab, count }: { tab: SearchTab; count: number }) {
  const t = useWords()
  const locale = useLocale()
  return (
    <>
      {t(`shell.search.groups.${tab}`)}
      <span className="text-sm text-muted tabular-nums">{formatNumber(locale, count)}</span>
    </>
  )
}
