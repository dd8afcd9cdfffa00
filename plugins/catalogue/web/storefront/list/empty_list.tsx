import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { buttonStyle } from '#web/ui/button'
import { Link } from '#web/ui/link'
import { filterToRelax, type ActiveFilter } from './active_filters'
import { clearFilters } from './list_address'
import type { ListFacet } from './list_data'
import type { ListControls } from './use_list'

/** The subject of a list, for the text of an empty one. */
export type ListSubject = 'shop' | 'category' | 'promotions' | 'search'

interface EmptyListProps {
  filters: ActiveFilter[]
  facets: ListFacet[]
  list: ListControls
  subject: ListSubject
}

/** An empty list: a link that removes the blocking filter, or without filters, where to go. */
export function EmptyList({ filters, facets, list, subject }: EmptyListProps) {
  const t = useWords()
  if (filters.length === 0) return <NothingHere subject={subject} />
  const culprit = filterToRelax(filters, facets)
  return (
    <div className="grid max-w-[60ch] justify-items-start gap-4 py-10">
      <p className="font-serif text-2xl">{t('catalogue.empty.title')}</p>
      {culprit && (
        <>
          <p className="text-lg text-muted">
            {t('catalogue.empty.relax', { facet: culprit.facet, value: culprit.label })}
          </p>
          <Link to={list.hrefOf(culprit.without)} preventScrollReset className={buttonStyle()}>
            {t('catalogue.empty.remove', { value: culprit.label })}
          </Link>
        </>
      )}
      {filters.length > 1 && (
        <Link to={list.hrefOf(clearFilters(list.state))} className={buttonStyle(culprit ? 'quiet' : 'primary')}>
          {t('catalogue.facets.clear')}
        </Link>
      )}
    </div>
  )
}

/** Link of each empty list, never to itself. */
const ways: Record<ListSubject, { path: string; label: string }[]> = {
  shop: [{ path: '/', label: 'catalogue.empty.home' }],
  category: [{ path: '/boutique', label: 'catalogue.empty.all' }],
  promotions: [{ path: '/boutique', label: 'catalogue.empty.all' }],
  search: [
    { path: '/boutique', label: 'catalogue.empty.all' },
    { path: '/nos-categories-de-produits', label: 'catalogue.empty.categories' },
  ],
}

function NothingHere({ subject }: { subject: ListSubject }) {
  const t = useWords()
  const toPath = useLocalePath()
  return (
    <div className="grid max-w-[60ch] justify-items-start gap-4 py-10">
      <p className="font-serif text-2xl">{t(`catalogue.empty.${subject}`)}</p>
      <p className="text-lg text-muted">{t(`catalogue.empty.${subject}_text`)}</p>
      <p className="flex flex-wrap gap-4">
        {ways[subject].map(({ path, label }, position) => (
          <Link key={path} to={toPath(path)} className={buttonStyle(position === 0 ? 'primary' : 'quiet')}>
            {t(label)}
          </Link>
        ))}
      </p>
    </div>
  )
}
