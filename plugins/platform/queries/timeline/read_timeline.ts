import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { can } from '#core/identity/identity_port'
import { notFound } from '#core/http/errors'
import { PluginRegistry } from '#core/plugin/registry'
import {
  beforeOf,
  compareEntries,
  writeCursor,
  type TimelineCursor,
} from '#plugins/platform/queries/timeline/timeline_cursor'
import {
  timelineEntry,
  type TimelineEntryAnswer,
  type TimelineFilter,
} from '#plugins/platform/transformers/timeline_entry'
import type { Locale } from '#core/i18n/locales'
import type { Person } from '#core/identity/person'
import type { TimelineSource, TimelineSubject } from '#plugins/platform/contracts/timeline_source'

/** Entries of a page. */
const PAGE = 30

export interface TimelineRequest {
  kind: string
  id: number
  /** Absent: every kind. */
  kinds: readonly string[] | undefined
  cursor: TimelineCursor | null
  locale: Locale
}

export interface TimelineAnswer {
  data: TimelineEntryAnswer[]
  meta: TimelineMeta
}

export interface TimelineMeta {
  /** Filters that the person may use. */
  kinds: TimelineFilter[]
  /** Cursor of the next page; null: there is none. */
  next: string | null
}

interface NamedSource {
  name: string
  source: TimelineSource
}

/** Merges the entries of all sources about a record, as far as the person may see them: one statement a source. */
@inject()
export class ReadTimeline {
  constructor(
    private readonly registry: PluginRegistry,
    private readonly store: Store
  ) {}

  /** @throws notFound for a record that there is not, or that the person may not see */
  async execute({ kind, id, kinds, cursor, locale }: TimelineRequest, person: Person): Promise<TimelineAnswer> {
    const subject = await this.#subject(kind, id, person)
    const sources = (await this.#sources()).filter(
      ({ source }) => can(person, source.permission) && source.subjects.includes(kind)
    )
    const loaded = await Promise.all(
      sources.map(async ({ name, source }) => {
        const wanted = Object.keys(source.kinds).filter((key) => kinds?.includes(key) ?? true)
        if (wanted.length === 0) return []
        const query = { subject, kinds: wanted, before: beforeOf(name, cursor), limit: PAGE + 1, locale }
        const mayReply = source.replies !== undefined && can(person, source.replies.permission)
        const entries = await source.load(this.store.reader, query)
        return entries.map((entry) =>
          timelineEntry(entry, { source: name, replies: mayReply ? source.replies : undefined })
        )
      })
    )
    const entries = loaded.flat().sort(compareEntries)
    const data = entries.slice(0, PAGE)
    const last = data.at(-1)
    return {
      data,
      meta: { kinds: filtersOf(sources, locale), next: last && entries.length > PAGE ? writeCursor(last) : null },
    }
  }

  async #subject(kind: string, id: number, person: Person): Promise<TimelineSubject> {
    const found = this.registry.contributions('platform.timeline_subjects').find(({ name }) => name === kind)
    const source = await found?.load()
    if (!source || !can(person, source.permission)) throw notFound()
    const subject = await source.find(this.store.reader, id)
    if (!subject) throw notFound()
    return { kind, id, email: subject.email, number: subject.number }
  }

  #sources(): Promise<NamedSource[]> {
    const contributions = this.registry.contributions('platform.timeline_sources')
    return Promise.all(contributions.map(async ({ name, load }) => ({ name, source: await load() })))
  }
}

/** Each kind once, in the order of the plugins. */
function filtersOf(sources: readonly NamedSource[], locale: Locale): TimelineFilter[] {
  const kinds = new Map(sources.flatMap(({ source }) => Object.entries(source.kinds)))
  return [...kinds].map(([key, { label, icon }]) => ({ key, label: label[locale], icon }))
}
