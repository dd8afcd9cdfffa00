import type { FoundRecord } from '#web/admin/frame/palette_results'

/** What a ticket may be about. */
export interface Subject {
  /** Id of the screen that shows it. */
  screen: string
  id: number
  name: string
}

export const valueOf = ({ screen, id }: Omit<Subject, 'name'>): string => `${screen} ${id}`

/** A record with a number of its own, which is no ticket: tickets are related to each other instead. */
function subjectOf({ screen, params, name }: FoundRecord): Subject | null {
  const { id, ...others } = params
  const isOne = Number(id) > 0 && Object.keys(others).length === 0
  return isOne && !screen.startsWith('tickets.') ? { screen, id: Number(id), name } : null
}

export function recordOf(found: readonly FoundRecord[], value: string): Subject | null {
  return found.map(subjectOf).find((subject) => subject && valueOf(subject) === value) ?? null
}

interface Group {
  group: string
  items: { value: string; label: string }[]
}

/** The found records by kind, each once, with what is chosen already; and the second lines of options. */
export function optionsOf(found: readonly FoundRecord[], chosen: Subject | null) {
  const groups = new Map<string, Group>()
  const captions = new Map<string, string>()
  const seen = new Set<string>()
  for (const record of found) {
    const subject = subjectOf(record)
    const value = subject && valueOf(subject)
    if (!value || seen.has(value)) continue
    seen.add(value)
    const group = groups.get(record.kind) ?? { group: record.kind, items: [] }
    group.items.push({ value, label: record.name })
    groups.set(record.kind, group)
    if (record.caption) captions.set(value, record.caption)
  }
  const own = chosen && !seen.has(valueOf(chosen)) ? [{ value: valueOf(chosen), label: chosen.name }] : []
  return { data: [...own, ...groups.values()], captions }
}
