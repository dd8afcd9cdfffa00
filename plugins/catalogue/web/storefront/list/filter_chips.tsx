import { useWords } from '#web/lib/i18n'
import { IconX } from '#web/ui/icons'
import { Link } from '#web/ui/link'
import type { ActiveFilter } from './active_filters'
import { clearFilters } from './list_address'
import type { ListControls } from './use_list'

/** Active filters as links that remove them. */
export function FilterChips({ filters, list }: { filters: ActiveFilter[]; list: ListControls }) {
  const t = useWords()
  if (filters.length === 0) return null
  return (
    <ul aria-label={t('catalogue.facets.active')} className="mb-6 flex flex-wrap items-center gap-2">
      {filters.map(({ code, label, facet, without }) => (
        <li key={`${code} ${label}`}>
          <Link
            to={list.hrefOf(without)}
            preventScrollReset
            className="inline-flex min-h-9 items-center gap-2 rounded-sm border border-ink/40 bg-surface py-1 pr-2 pl-3 no-underline hover:border-primary hover:text-primary"
          >
            <span className="sr-only">{t('catalogue.facets.remove', { facet })} </span>
            {label}
            <IconX size={16} />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link
            to={list.hrefOf(clearFilters(list.state))}
            preventScrollReset
            className="inline-flex min-h-9 items-center px-2 text-primary underline"
          >
            {t('catalogue.facets.clear')}
          </Link>
        </li>
      )}
    </ul>
  )
}
