import { nearness, plain } from '../closest_first'
import type { MenuAction, MenuArea } from '../admin_data'

/** A record of any plugin, as shown in the palette. */
export interface FoundRecord {
  /** Label of its kind: « Clients ». */
  kind: string
  name: string
  caption: string | null
  screen: string
  params: Record<string, string | number>
}

/** A result of the palette. */
export interface Result {
  key: string
  label: string
  caption: string | null
  path: string
  /** Area whose icon is shown; null for actions and records. */
  area: string | null
  kind: 'screen' | 'action' | 'record'
  isFrame: boolean
}

export interface ResultGroup {
  label: string
  results: Result[]
}

interface Known {
  areas: MenuArea[]
  actions: MenuAction[]
  records: FoundRecord[]
  pathOf: (screen: string, params: FoundRecord['params']) => string | null
  words: { screens: string; actions: string }
}

/** Maximum number of results. */
const MOST = 40

/**
 * The results for a query: screens, actions, then records by kind. An exactly matching record comes before all of them.
 */
export function resultsFor(query: string, { areas, actions, records, pathOf, words }: Known): ResultGroup[] {
  const screens = { label: words.screens, results: screensFor(query, areas) }
  const begun = { label: words.actions, results: actionsFor(query, actions) }
  const kinds = [...new Set(records.map(({ kind }) => kind))].map((kind) => ({
    label: kind,
    results: records.filter((record) => record.kind === kind).flatMap((record, at) => recordLine(record, at, pathOf)),
  }))
  const isNamed = records.some(
    (record) => plain(record.name) === plain(query) || plain(record.caption ?? '') === plain(query)
  )
  const groups = isNamed ? [...kinds, screens, begun] : query ? [screens, begun, ...kinds] : [begun, screens]
  return limited(groups)
}

function holds(text: string, query: string): boolean {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return words.every((word) => plain(text).includes(word))
}

function screensFor(query: string, areas: MenuArea[]): Result[] {
  const found = areas.flatMap((area) =>
    area.items
      .filter(({ label }) => holds(`${area.label} ${label}`, query))
      .map(({ key, label, path, isFrame }): Result => {
        return { key, label, caption: area.label, path, area: area.key, kind: 'screen', isFrame }
      })
  )
  return query ? found.sort((one, other) => nearness([one.label], query) - nearness([other.label], query)) : found
}

function actionsFor(query: string, actions: MenuAction[]): Result[] {
  return actions
    .filter(({ label }) => holds(label, query))
    .map(({ key, label, path }): Result => {
      return { key: `action-${key}`, label, caption: null, path, area: null, kind: 'action', isFrame: false }
    })
}

function recordLine({ name, caption, screen, params }: FoundRecord, at: number, pathOf: Known['pathOf']): Result[] {
  const path = pathOf(screen, params)
  if (!path) return []
  return [{ key: `record-${screen}-${at}`, label: name, caption, path, area: null, kind: 'record', isFrame: false }]
}

function limited(groups: ResultGroup[]): ResultGroup[] {
  let left = MOST
  return groups.flatMap(({ label, results }) => {
    const shown = results.slice(0, Math.max(0, left))
    left -= shown.length
    return shown.length > 0 ? [{ label, results: shown }] : []
  })
}
