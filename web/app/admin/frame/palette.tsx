import { Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight'
import { useNavigate } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useWords } from '#web/lib/i18n'
import { useShell } from '#web/lib/shell'
import { useAdmin, useScreenPath } from '../admin_data'
import { callByName } from '../call_by_name'
import { IconFile, IconSearch } from '../icons'
import { iconOf } from './area_icons'

const route = 'platform.admin.records.index'

/** Milliseconds of rest before records are looked for. */
const restTime = 180

/** A record as the palette shows it, whatever plugin it is of. */
interface FoundRecord {
  /** Word of its kind: « Clients ». */
  kind: string
  name: string
  caption: string | null
  screen: string
  params: Record<string, string | number>
}

const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** Ctrl/Cmd-K: goes to any screen or record that this person may open. */
export function Palette() {
  const t = useWords()
  const [query, setQuery] = useState('')
  const screens = useScreenActions(query)
  const records = useRecordActions(query)
  return (
    <Spotlight
      actions={[...screens, ...records]}
      query={query}
      onQueryChange={setQuery}
      filter={(_, actions) => actions}
      shortcut={['mod + K', 'mod + P']}
      nothingFound={t('admin.palette.nothing')}
      highlightQuery
      scrollable
      overlayProps={{ blur: 0, backgroundOpacity: 0.4 }}
      maxHeight={420}
      limit={40}
      searchProps={{
        'leftSection': <IconSearch size={18} />,
        'placeholder': t('admin.palette.placeholder'),
        'aria-label': t('admin.palette.placeholder'),
      }}
    />
  )
}

/** Folded for comparing: « Catégories » is found by `categ`. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

function useScreenActions(query: string): SpotlightActionGroupData[] {
  const t = useWords()
  const { areas } = useAdmin()
  const navigate = useNavigate()
  const words = fold(query).split(/\s+/).filter(Boolean)
  const actions = areas.flatMap((area) => {
    const AreaIcon = iconOf(area.key)
    return area.items
      .filter(({ label }) => words.every((word) => fold(`${area.label} ${label}`).includes(word)))
      .map((item) => ({
        id: item.key,
        label: item.label,
        description: area.label,
        leftSection: <AreaIcon size={18} />,
        onClick: () => (item.isFrame ? location.assign(base + item.path) : navigate(item.path)),
      }))
  })
  return actions.length > 0 ? [{ group: t('admin.palette.screens'), actions }] : []
}

function useRecordActions(query: string): SpotlightActionGroupData[] {
  const { routes } = useShell()
  const pathOf = useScreenPath()
  const navigate = useNavigate()
  const [records, setRecords] = useState<FoundRecord[]>([])
  const isThere = route in routes
  const q = query.trim()
  useEffect(() => {
    if (!isThere || q.length < 2) {
      setRecords([])
      return undefined
    }
    const aborter = new AbortController()
    const timer = setTimeout(() => {
      callByName<{ data: FoundRecord[] }>('GET', route, { query: { q }, signal: aborter.signal }).then(
        (answer) => setRecords(answer?.data ?? []),
        () => undefined
      )
    }, restTime)
    return () => {
      clearTimeout(timer)
      aborter.abort()
    }
  }, [isThere, q])
  const kinds = [...new Set(records.map(({ kind }) => kind))]
  return kinds.map((kind) => ({
    group: kind,
    actions: records
      .filter((record) => record.kind === kind)
      .flatMap(({ name, caption, screen, params }, at) => {
        const path = pathOf(screen, params)
        if (!path) return []
        const onClick = () => navigate(path)
        return [
          {
            id: `${kind} ${at}`,
            label: name,
            ...(caption ? { description: caption } : {}),
            leftSection: <IconFile size={18} />,
            onClick,
          },
        ]
      }),
  }))
}
