import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { Breadcrumbs } from '#web/ui/breadcrumbs'
import { Link } from '#web/ui/link'
import { Pagination } from '#web/ui/pagination'
import { ContentCards } from './content_cards'
import type { ListData } from './content_data'
import { Facts } from './facts'

interface ContentListViewProps {
  data: ListData
  /** Slug of the category that the list is narrowed to. */
  category: string | null
}

/** The list of a type, a category or a tag. */
export function ContentListView({ data: { page, list }, category }: ContentListViewProps) {
  const t = useWords()
  const toPath = useLocalePath()
  const { title, description, path, breadcrumbs, narrower } = page
  const narrowed = category ? `category=${encodeURIComponent(category)}` : ''
  const toPage = (number: number) => {
    const query = [narrowed, number > 1 ? `page=${number}` : ''].filter(Boolean).join('&')
    return toPath(path) + (query ? `?${query}` : '')
  }
  return (
    <div className="shell pb-16 md:pb-24">
      <Breadcrumbs trail={breadcrumbs} current={title} />
      <header className="mb-8 md:mb-12">
        <h1 className="font-serif text-3xl md:text-4xl">{title}</h1>
        {description && <p className="mt-4 max-w-[60ch] text-lg whitespace-pre-line text-muted">{description}</p>}
        <p id="count" tabIndex={-1} className="mt-3 text-sm text-muted">
          {t('cms.site.count', { count: list.total })}
        </p>
      </header>
      <Filters page={page} category={category} />
      {narrower.length > 0 && (
        <ul aria-label={t('cms.site.narrower')} className="mb-8 flex flex-wrap gap-x-6">
          {narrower.map((one) => (
            <li key={one.path}>
              <Link to={toPath(one.path)} className="inline-flex min-h-11 items-center underline hover:text-primary">
                {one.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {list.items.length > 0 ? (
        <ContentCards items={list.items} />
      ) : (
        <p className="text-lg text-muted">{t('cms.site.none')}</p>
      )}
      <Facts sections={page.facts} />
      <div className="mt-12">
        <Pagination page={list.page} pages={list.pages} toPage={toPage} top="count" />
      </div>
    </div>
  )
}

const filterStyle =
  'inline-flex min-h-11 items-center border-b-2 border-transparent hover:text-primary aria-[current]:border-primary aria-[current]:text-ink text-muted'

function Filters({ page: { filters, path }, category }: { page: ListData['page']; category: string | null }) {
  const t = useWords()
  const toPath = useLocalePath()
  if (filters.length < 2) return null
  const all = [{ slug: null, name: t('cms.site.all') }, ...filters]
  return (
    <nav aria-label={t('cms.site.categories')} className="mb-8 border-b border-line">
      <ul className="flex flex-wrap gap-x-6">
        {all.map(({ slug, name }) => (
          <li key={slug ?? ''}>
            <Link
              to={toPath(path) + (slug ? `?category=${encodeURIComponent(slug)}` : '')}
              aria-current={slug === category ? 'page' : undefined}
              className={filterStyle}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
