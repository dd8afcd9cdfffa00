import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale, useLocalePath } from '#web/lib/shell'
import type { SearchHit } from '#web/lib/shapes'
import { Link } from '#web/ui/link'
import { Pagination } from '#web/ui/pagination'
import { Picture } from '#web/ui/picture'
import { tabAddress, type SearchTab } from './search_tab'

interface FoundTextsProps {
  q: string
  tab: SearchTab
  count: number
  hits: SearchHit[]
  page: number
  pages: number
}

const TOP = 'found-texts'

/** Articles or pages that were found, the best first. */
export function FoundTexts({ q, tab, count, hits, page, pages }: FoundTextsProps) {
  const t = useWords()
  const toPath = useLocalePath()
  return (
    <section aria-label={t('catalogue.search.found', { kind: t(`shell.search.groups.${tab}`) })} className="pb-16">
      <p id={TOP} tabIndex={-1} role="status" className="mb-6 text-muted">
        {t(`catalogue.search.count.${tab}`, { count, q })}
      </p>
      <ol className="grid max-w-[80ch] gap-8">
        {hits.map((hit) => (
          <li key={hit.path}>
            <FoundText hit={hit} />
          </li>
        ))}
      </ol>
      <div className="mt-12">
        <Pagination page={page} pages={pages} toPage={(number) => toPath(tabAddress(q, tab, number))} top={TOP} />
      </div>
    </section>
  )
}

function FoundText({ hit: { name, path, caption, image, extract } }: { hit: SearchHit }) {
  const locale = useLocale()
  const toPath = useLocalePath()
  const { date = null, label = null } = extract ?? {}
  return (
    <article className="group relative grid gap-x-6 sm:grid-cols-[minmax(0,1fr)_9rem]">
      <div className="min-w-0">
        <h2 className="font-serif text-xl text-balance">
          <Link to={toPath(path)} prefetch="intent" className="group-hover:text-primary after:absolute after:inset-0">
            {extract ? <Marked parts={extract.name} /> : name}
          </Link>
        </h2>
        {(date || label) && (
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
            {label && <span>{label}</span>}
            {date && <time dateTime={date}>{formatDate(locale, date)}</time>}
          </p>
        )}
        <p className="mt-2 wrap-anywhere text-muted">{extract ? <Marked parts={extract.text} /> : caption}</p>
      </div>
      {image && (
        <Picture
          picture={image}
          sizes="144px"
          isDecorative
          className="hidden aspect-3/2 w-36 bg-surface object-cover sm:block"
        />
      )}
    </article>
  )
}

/** A text with the words that were searched for. */
function Marked({ parts }: { parts: NonNullable<SearchHit['extract']>['text'] }) {
  return parts.map(({ text, isFound }, at) =>
    isFound ? (
      <mark key={at} className="bg-accent/15 text-ink">
        {text}
      </mark>
    ) : (
      text
    )
  )
}
