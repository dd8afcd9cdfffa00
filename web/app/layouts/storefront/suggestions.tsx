import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale, useLocalePath } from '#web/lib/shell'
import type { SearchHit } from '#web/lib/shapes'
import { Link } from '#web/ui/link'
import type { SuggestionList } from './use_suggestions'

export function Suggestions({ id, list }: { id: string; list: SuggestionList }) {
  const t = useWords()
  return (
    <>
      <p role="status" className="sr-only">
        {list.count === null ? '' : t('shell.search.found', { count: list.count })}
      </p>
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={t('shell.search.suggestions')}
        hidden={!list.isOpen}
        className="absolute top-full left-0 z-40 mt-1 w-full rounded-sm border border-line bg-surface py-2 shadow-soft md:min-w-104"
      >
        {list.isOpen &&
          list.hits.map((hit, position) => (
            <Suggestion key={hit.path} id={`${id}-${position}`} hit={hit} isActive={position === list.active} />
          ))}
      </ul>
    </>
  )
}

function Suggestion({ id, hit, isActive }: { id: string; hit: SearchHit; isActive: boolean }) {
  const t = useWords()
  const locale = useLocale()
  const toPath = useLocalePath()
  return (
    <li role="presentation">
      <Link
        id={id}
        role="option"
        aria-selected={isActive}
        to={toPath(hit.path)}
        tabIndex={-1}
        className={`flex min-h-14 items-center gap-3 px-4 py-1 hover:bg-paper ${isActive ? 'bg-paper shadow-[inset_3px_0_0_rgb(var(--color-primary))]' : ''}`}
      >
        <span className="grid h-12 w-10 shrink-0 place-items-center">
          {hit.image && (
            <img
              src={hit.image.url}
              srcSet={hit.image.srcset}
              sizes="40px"
              width={hit.image.width}
              height={hit.image.height}
              alt=""
              className="h-12 w-auto object-contain"
            />
          )}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate">{hit.name}</span>
          <span className="block truncate text-sm text-muted">
            {hit.caption ?? t(`shell.search.kinds.${hit.kind}`)}
          </span>
        </span>
        {hit.price && <span className="tabular-nums">{formatMoney(locale, hit.price)}</span>}
      </Link>
    </li>
  )
}
