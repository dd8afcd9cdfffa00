import { useWords } from '#web/lib/i18n'
import { Button } from '#web/ui/button'
import { IconAdjustments } from '#web/ui/icons'
import { Select } from '#web/ui/select'
import { LIST_TOP, sortOf } from './list_address'
import type { ListMeta } from './list_data'
import type { ListControls } from './use_list'

interface ListBarProps {
  meta: ListMeta
  list: ListControls
  hasFacets: boolean
  activeCount: number
  onFilters: () => void
}

/** Product count, sorting, and on phones the button for the filters. */
export function ListBar({ meta, list, hasFacets, activeCount, onFilters }: ListBarProps) {
  const t = useWords()
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-3 sm:mb-4 sm:gap-y-3 sm:pb-4">
      <p
        id={LIST_TOP}
        tabIndex={-1}
        role="status"
        className="w-full text-muted sm:w-auto sm:flex-1 sm:font-serif sm:text-lg sm:text-ink"
      >
        {meta.page > 1 && <>{t('catalogue.list.page', { page: meta.page, pages: meta.pages })} </>}
        {t('catalogue.list.count', { count: meta.total, one: t('shell.goods.one'), many: t('shell.goods.many') })}
      </p>
      {hasFacets && (
        <Button tone="quiet" onClick={onFilters} aria-haspopup="dialog" className="lg:hidden noscript:hidden">
          <IconAdjustments size={20} />
          {t('catalogue.facets.open')}
          {activeCount > 0 && (
            <span className="grid size-6 place-items-center rounded-full bg-primary text-sm text-primary-ink tabular-nums">
              {activeCount}
            </span>
          )}
        </Button>
      )}
      <SortField meta={meta} list={list} />
    </div>
  )
}

/** A field of the filter form, so that both are sent together without JavaScript. */
function SortField({ meta, list }: Pick<ListBarProps, 'meta' | 'list'>) {
  const t = useWords()
  if (meta.sorts.length < 2) return null
  return (
    <div className="flex flex-1 items-center gap-2 sm:flex-none">
      <label htmlFor="list-sort" className="sr-only sm:not-sr-only sm:whitespace-nowrap sm:text-muted">
        {t('catalogue.sort.label')}
      </label>
      <Select
        id="list-sort"
        name="sort"
        form="filters"
        value={list.state.sort ?? meta.sort}
        onChange={(event) => list.go({ ...list.state, sort: sortOf(event.target.value), page: 1 })}
        className="flex-1"
      >
        {meta.sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`catalogue.sort.${sort}`)}
          </option>
        ))}
      </Select>
    </div>
  )
}
