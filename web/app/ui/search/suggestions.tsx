import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale, useLocalePath } from '#web/lib/shell'
import type { SearchHit } from '#web/lib/shapes'
import { Link } from '#web/ui/link'
import type { Found, SuggestionList } from './use_suggestions'

const panel =
  'absolute top-full left-0 z-40 mt-1 w-full rounded-sm border border-line bg-surface py-2 shadow-soft md:min-w-104'

/** The suggestions by kind, or a message that there are none. */
export function Suggestions({ id, list }: { id: string; list: SuggestionList }) {
  const t = useWords()
  const { found, isOpen, isEmpty } = list
  const none = isEmpty && found ? t('shell.search.none', { q: found.q }) : ''
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && found ? t('shell.search.found', { count: found.count }) : none}
      </p>
      {none && (
        <p aria-hidden className={`${panel} px-4 wrap-anywhere`}>
          {none}
        </p>
      )}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('shell.search.suggestions')}
        hidden={!isOpen}
        className={`${panel} max-h-[70dvh] overflow-y-auto overscroll-contain`}
      >
        {isOpen && found && <Groups id={id} found={found} active={list.active} />}
      </div>
    </>
  )
}

function Groups({ id, found, active }: { id: string; found: Found; active: number }) {
  const t = useWords()
  const { total } = found
  const hits = found.hits.map((hit) =>
    hit.kind === 'all' ? { ...hit, name: t('shell.search.all', { count: total }) } : hit
  )
  return [...new Set(hits.map(({ kind }) => kind))].map((kind) => (
    <ul
      key={kind}
      role="group"
      aria-labelledby={kind === 'all' ? `${id}-list` : `${id}-${kind}`}
      className={kind === 'all' ? 'mt-2 border-t border-line pt-2 text-primary' : ''}
    >
      {kind !== 'all' && (
        <li id={`${id}-${kind}`} role="presentation" className="px-4 pt-2 text-sm text-muted">
          {t(`shell.search.groups.${kind}`)}
        </li>
      )}
      {hits.map(
        (hit, position) =>
          hit.kind === kind && (
            <Suggestion key={`${kind} ${hit.path}`} id={`${id}-${position}`} hit={hit} isActive={position === active} />
          )
      )}
    </ul>
  ))
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
        className={`flex min-h-11 items-center gap-3 px-4 py-1 hover:bg-paper ${isActive ? 'bg-paper shadow-[inset_3px_0_0_rgb(var(--color-primary))]' : ''}`}
      >
        {hit.kind === 'product' && <Thumbnail image={hit.image} />}
        <span className="min-w-0 flex-1">
          <span className="block truncate">{hit.name}</span>
          {hit.caption && <span className="block truncate text-sm text-muted">{hit.caption}</span>}
        </span>
        {hit.price && (
          <span className="shrink-0 text-right tabular-nums">
            {hit.isFrom && <span className="block text-sm text-muted">{t('shell.search.from')}</span>}
            {formatMoney(locale, hit.price)}
          </span>
        )}
      </Link>
    </li>
  )
}

function Thumbnail({ image }: Pick<SearchHit, 'image'>) {
  return (
    <span className="grid h-12 w-10 shrink-0 place-items-center">
      {image && (
        <img
          src={image.url}
          srcSet={image.srcset}
          sizes="40px"
          width={image.width}
          height={image.height}
          alt=""
          className="h-12 w-auto object-contain"
        />
      )}
    </span>
  )
}
