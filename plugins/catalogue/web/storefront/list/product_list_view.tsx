import { useState } from 'react'
import { useWords } from '#web/lib/i18n'
import { useShell } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { Pagination } from '#web/ui/pagination'
import { SkipLink } from '#web/ui/skip_link'
import { CardGrid } from '../card/card_grid'
import { activeFilters } from './active_filters'
import { EmptyList, type ListSubject } from './empty_list'
import { Facets } from './facets'
import { FilterChips } from './filter_chips'
import { FilterSheet } from './filter_sheet'
import { LIST_TOP } from './list_address'
import { ListBar } from './list_bar'
import type { ListData } from './list_data'
import { useList } from './use_list'

/**
 * A list of products with its filters. From 1024 px on the filters are a sidebar, below that a sheet. Without JavaScript
 * they are always in the page, on small screens after the list.
 */
export function ProductListView({ list, subject }: { list: ListData; subject: ListSubject }) {
  const t = useWords()
  const { locale, currency } = useShell()
  const controls = useList()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const { meta, data } = list
  const active = activeFilters(controls.state, meta, { locale, currency }, t)
  const isEmptyUnfiltered = data.length === 0 && active.length === 0
  const hasFacets = meta.facets.length > 0 && !isEmptyUnfiltered
  return (
    <div
      className={
        hasFacets
          ? 'lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10 xl:gap-14 max-lg:noscript:flex max-lg:noscript:flex-col'
          : ''
      }
    >
      {hasFacets && (
        <aside
          aria-label={t('catalogue.facets.title')}
          className="relative hidden lg:block noscript:block max-lg:noscript:order-last max-lg:noscript:mt-12"
        >
          <SkipLink to={LIST_TOP} label={t('catalogue.list.skip')} />
          {/* Sticky, with a scrollbar of its own. */}
          <div className="lg:sticky lg:top-24 lg:-mx-2 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:overscroll-contain lg:px-2 lg:pb-4 short:static short:max-h-none noscript:static noscript:max-h-none">
            <Facets facets={meta.facets} list={controls} formId="filters" />
          </div>
        </aside>
      )}
      <section aria-label={t('catalogue.list.results')} aria-busy={controls.isPending}>
        {!isEmptyUnfiltered && (
          <ListBar
            meta={meta}
            list={controls}
            hasFacets={hasFacets}
            activeCount={active.length}
            onFilters={() => setSheetOpen(true)}
          />
        )}
        <FilterChips filters={active} list={controls} />
        {data.length > 0 ? (
          <div className={`transition-opacity ${controls.isPending ? 'opacity-60' : ''}`}>
            <CardGrid products={data} hasSidebar={hasFacets} eager={4} heading="h2" />
          </div>
        ) : (
          <EmptyList filters={active} facets={meta.facets} list={controls} subject={subject} />
        )}
        <div className="mt-12">
          <Pagination
            page={meta.page}
            pages={meta.pages}
            toPage={(page) => controls.hrefOf({ ...controls.state, page })}
            top={LIST_TOP}
          />
        </div>
        <ShownRange list={list} />
      </section>
      {hasFacets && (
        <FilterSheet
          facets={meta.facets}
          list={controls}
          total={meta.total}
          isOpen={isSheetOpen}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </div>
  )
}

/** The range of products on this page, and the total. */
function ShownRange({ list: { data, meta } }: { list: ListData }) {
  const t = useWords()
  if (data.length === 0 || meta.pages < 2) return null
  const before = (meta.page - 1) * meta.limit
  return (
    <p className="mt-4 text-center text-sm text-muted tabular-nums">
      {t('catalogue.list.shown', { from: before + 1, to: before + data.length, total: meta.total })}
    </p>
  )
}

/** "Did you mean": a link to the same page with the corrected search words. */
export function Correction({ correction, href }: { correction: string; href: string }) {
  const t = useWords()
  return (
    <p className="text-lg">
      {t('catalogue.search.did_you_mean')}{' '}
      <Link to={href} className="font-semibold text-primary underline">
        {correction}
      </Link>
    </p>
  )
}
