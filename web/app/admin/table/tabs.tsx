import { formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import type { Table } from './use_table'

/** Presets of filters with their counts. Links, so that they work without JavaScript. */
export function Tabs({ table }: { table: Table }) {
  const t = useWords()
  const locale = useLocale()
  const { tabs = [] } = table.list
  if (tabs.length === 0) return null
  return (
    <nav className="admin-list-tabs" aria-label={t('admin.table.tabs')}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.key}>
            <Link
              to={table.addressWith({ filter: { ...tab.filter }, q: '', view: null })}
              preventScrollReset
              prefetch="intent"
              aria-current={tab.key === table.tab?.key ? 'page' : undefined}
            >
              {tab.label} <span className="admin-list-tab-count">{formatNumber(locale, tab.count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
