import type { ResponseOf } from '#web/lib/registry'

export type Timeline = ResponseOf<'platform.admin.timeline.index'>
export type TimelineEntry = Timeline['data'][number]
export type TimelineFilter = Timeline['meta']['kinds'][number]
export type Conversation = NonNullable<TimelineEntry['conversation']>

export const keyOf = ({ source, id }: Pick<TimelineEntry, 'source' | 'id'>) => `${source} ${id}`

/** Conversations that the user may continue: the record's own first, then those of the entries, the newest first. */
export function conversationsOf(own: readonly Conversation[], entries: readonly TimelineEntry[]): Conversation[] {
  const all = [...own, ...entries.flatMap(({ conversation }) => conversation ?? [])]
  return [...new Map(all.map((one) => [keyOf(one), one])).values()]
}

/** Entries by calendar day of the shop, in their order. */
export function byDay(
  entries: readonly TimelineEntry[],
  dayOf: (at: string) => string
): { day: string; entries: TimelineEntry[] }[] {
  const days: { day: string; entries: TimelineEntry[] }[] = []
  for (const entry of entries) {
    const day = dayOf(entry.at)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}
