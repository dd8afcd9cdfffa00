import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { can } from '#core/identity/identity_port'
import { PluginRegistry } from '#core/plugin/registry'
import { deskItem, type DeskItemAnswer } from '#plugins/platform/transformers/desk_item'
import type { Locale } from '#core/i18n/locales'
import type { Person } from '#core/identity/person'
import type { TimelineIcon } from '#plugins/platform/contracts/timeline_source'

/** Items of a group: who has more waiting opens the list. */
const MOST = 50

export interface DeskGroup {
  key: string
  label: string
  icon: TimelineIcon
  total: number
  list: { screen: string; query: string } | null
  items: DeskItemAnswer[]
}

/** What waits for somebody, by kind, as far as the person may see it. */
@inject()
export class ReadDesk {
  constructor(
    private readonly registry: PluginRegistry,
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** The kinds with something overdue come first. */
  async execute(person: Person, locale: Locale): Promise<DeskGroup[]> {
    const now = this.clock.iso()
    const contributions = this.registry.contributions('platform.desk_sources')
    const all = await Promise.all(contributions.map(async ({ name, load }) => ({ key: name, source: await load() })))
    const seen = all
      .filter(({ source }) => can(person, source.permission))
      .sort((one, other) => one.source.order - other.source.order)
    const groups = await Promise.all(
      seen.map(async ({ key, source }) => {
        const { items, total } = await source.load(this.store.reader, { person, locale, now, limit: MOST })
        const { label, icon, list = null } = source
        const answers = items.map((item) => deskItem(item, now)).sort(byUrgency)
        return { key, label: label[locale], icon, total, list, items: answers }
      })
    )
    const hasOverdue = ({ items }: DeskGroup) => Number(items.some(({ isOverdue }) => isOverdue))
    return groups.filter(({ total }) => total > 0).sort((one, other) => hasOverdue(other) - hasOverdue(one))
  }
}

/** The first due first, then those without a due date, the longest waiting first. */
function byUrgency(one: DeskItemAnswer, other: DeskItemAnswer): number {
  if (one.dueAt !== other.dueAt) {
    if (one.dueAt === null) return 1
    if (other.dueAt === null) return -1
    return one.dueAt < other.dueAt ? -1 : 1
  }
  return one.since === other.since ? one.id - other.id : one.since < other.since ? -1 : 1
}
