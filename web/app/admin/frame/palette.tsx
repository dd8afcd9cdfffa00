import { Highlight } from '@mantine/core'
import { Spotlight, spotlight } from '@mantine/spotlight'
import { useNavigate } from '@remix-run/react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useWords } from '#web/lib/i18n'
import { useAdmin, useScreenPath } from '../admin_data'
import { IconFile, IconPlus, IconSearch } from '../icons'
import { iconOf } from './area_icons'
import { resultsFor, type Result, type ResultGroup } from './palette_results'
import { useRecords } from './use_records'

const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The command palette (Ctrl/Cmd-K): opens screens and records, and starts actions. */
export function Palette() {
  const t = useWords()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const list = useId()
  const { groups, isAnswered } = useResults(query)
  const results = groups.flatMap((group) => group.results)
  const chosen = results[Math.min(at, results.length - 1)]
  const type = (words: string) => {
    setQuery(words)
    setAt(0)
  }
  const open = ({ path, isFrame }: Result) => {
    spotlight.close()
    if (isFrame) location.assign(base + path)
    else navigate(path)
  }
  const enter = useEnter({ query, chosen, isAnswered: isAnswered || at > 0, open })
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') enter()
    else if (event.key === 'ArrowDown') setAt((at + 1) % Math.max(1, results.length))
    else if (event.key === 'ArrowUp') setAt((at + results.length - 1) % Math.max(1, results.length))
    else return
    // Spotlight's own key handling moves a selection that is not rendered here.
    event.preventDefault()
    event.stopPropagation()
  }
  const status = isAnswered ? t('admin.palette.found', { count: results.length }) : t('admin.palette.searching')
  return (
    <Spotlight.Root
      query={query}
      onQueryChange={type}
      // Drops an earlier Enter at once, not after the closing animation.
      onSpotlightClose={() => type('')}
      shortcut={['mod + K', 'mod + P']}
      overlayProps={{ blur: 0, backgroundOpacity: 0.4 }}
    >
      <Spotlight.Search
        leftSection={<IconSearch size={18} />}
        placeholder={t('admin.palette.placeholder')}
        aria-label={t('admin.palette.placeholder')}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={results.length > 0}
        aria-controls={list}
        aria-activedescendant={chosen ? `${list}-${chosen.key}` : undefined}
        onKeyDownCapture={onKey}
      />
      <p role="status" className="sr-only">
        {status}
      </p>
      <div id={list} role="listbox" aria-label={t('admin.palette.results')} className="admin-palette">
        {groups.map((group) => (
          <Group key={group.label} {...{ group, query, chosen, list, open }} />
        ))}
        {results.length === 0 && isAnswered && <p className="admin-palette-none">{t('admin.palette.nothing')}</p>}
        {!isAnswered && <p className="admin-palette-none">{t('admin.palette.searching')}</p>}
      </div>
    </Spotlight.Root>
  )
}

function useResults(query: string) {
  const t = useWords()
  const pathOf = useScreenPath()
  const { areas, actions } = useAdmin()
  const { found, isAnswered } = useRecords(query)
  const words = { screens: t('admin.palette.screens'), actions: t('admin.palette.actions') }
  return { groups: resultsFor(query, { areas, actions, records: found, pathOf, words }), isAnswered }
}

interface EnterState {
  query: string
  chosen: Result | undefined
  /** Whether the selected result belongs to the current query. */
  isAnswered: boolean
  open: (result: Result) => void
}

/** Opens the selected result. Enter before the response waits for it, unless the query changes. */
function useEnter({ query, chosen, isAnswered, open }: EnterState): () => void {
  const pendingQuery = useRef<string | null>(null)
  useEffect(() => {
    if (pendingQuery.current === null || (pendingQuery.current === query && !isAnswered)) return
    const isStillPending = pendingQuery.current === query
    pendingQuery.current = null
    if (isStillPending && chosen) open(chosen)
  })
  return () => {
    if (!isAnswered) pendingQuery.current = query
    else if (chosen) open(chosen)
  }
}

interface GroupProps {
  group: ResultGroup
  query: string
  chosen: Result | undefined
  list: string
  open: (result: Result) => void
}

function Group({ group: { label, results }, query, chosen, list, open }: GroupProps) {
  return (
    <div role="group" aria-label={label}>
      <div className="admin-palette-kind" aria-hidden>
        {label}
      </div>
      {results.map((result) => (
        <Option
          key={result.key}
          id={`${list}-${result.key}`}
          result={result}
          query={query}
          isChosen={result === chosen}
          open={() => open(result)}
        />
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  result: Result
  query: string
  isChosen: boolean
  open: () => void
}

/** A result. The search field keeps the focus. */
function Option({ id, result: { label, caption, area, kind }, query, isChosen, open }: OptionProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  const Icon = area ? iconOf(area) : kind === 'action' ? IconPlus : IconFile
  return (
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isChosen}
      className="admin-palette-line"
      onMouseDown={(event) => event.preventDefault()}
      onClick={open}
    >
      <Icon size={18} />
      <span>
        <Highlight component="span" highlight={query}>
          {label}
        </Highlight>
        {caption && <small>{caption}</small>}
      </span>
    </div>
  )
}
