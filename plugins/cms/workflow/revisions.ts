import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { WriteResource } from '#core/resources/write_resource'
import { readJson } from '#core/database/statements'
import { revisionGone } from '#plugins/cms/errors'
import { wordsOfValue } from '#plugins/cms/workflow/words_of_value'
import { LOCALES, type Locale } from '#core/i18n/locales'
import type { MadeResource } from '#core/resources/resource_catalogue'
import type { Writer } from '#core/resources/writer'

type Saved = Record<string, unknown>

/** A former state of a content. */
export interface Revision {
  id: number
  /** Name of who saved it. */
  author: string
  /** Instant. */
  at: string
  /** Labels of the fields that it changed. */
  changed: string[]
  /** It is what the content says now. */
  isPresent: boolean
}

/** A field of a revision beside what the content says now, as text. */
export interface RevisionDifference {
  field: string
  label: string
  /** Null: a field that is not translated. */
  locale: Locale | null
  then: string
  now: string
}

interface StoredRevision {
  id: number
  author: string
  created_at: string
  saved: unknown
}

const COLUMNS = 'select id, author, created_at, saved from cms_content_revisions where content_id = ?'

/** What contents said before. */
@inject()
export class Revisions {
  constructor(
    private readonly store: Store,
    private readonly write: WriteResource
  ) {}

  /** The newest first. */
  async of({ resource }: MadeResource, id: number, locale: Locale): Promise<Revision[]> {
    const rows = await this.store.reader.all<StoredRevision>(`${COLUMNS} order by id desc limit 200`, [id])
    const saved = rows.map((row) => readJson<Saved>(row.saved))
    return rows.map(({ id: revision, author, created_at: at }, index) => {
      const before = saved[index + 1]
      const names = before ? differing(before, saved[index] as Saved) : []
      const changed = names.flatMap((name) => resource.fields[name]?.options.label[locale] ?? [])
      return { id: revision, author, at, changed, isPresent: index === 0 }
    })
  }

  /** What differs between a revision and the latest one. @throws revisionGone */
  async compare(
    { resource }: MadeResource,
    id: number,
    revision: number,
    locale: Locale
  ): Promise<RevisionDifference[]> {
    const [latest] = await this.store.reader.all<StoredRevision>(`${COLUMNS} order by id desc limit 1`, [id])
    const then = await this.#saved(id, revision)
    const now = readJson<Saved>(latest?.saved ?? '{}')
    return differing(then, now).flatMap((name) => {
      const field = resource.fields[name]
      if (!field) return []
      const label = field.options.label[locale]
      const parts: (Locale | null)[] = field.options.translated ? [...LOCALES] : [null]
      return parts.flatMap((part) => {
        const [old, present] = [then, now].map((saved) =>
          wordsOfValue(field, part ? (saved[name] as Saved)?.[part] : saved[name])
        )
        if (old === undefined || present === undefined || old === present) return []
        return [{ field: name, label, locale: part, then: old, now: present }]
      })
    })
  }

  /** Gives a content what a revision says. Its status, address and place stay. @throws revisionGone, staleWrite */
  async restore(
    made: MadeResource,
    id: number,
    { revision, version }: { revision: number; version: number },
    writer: Writer
  ) {
    const saved = await this.#saved(id, revision)
    const known = Object.entries(saved).filter(([name]) => name in made.resource.fields)
    return this.write.update(made, id, { ...Object.fromEntries(known), version }, writer)
  }

  async #saved(id: number, revision: number): Promise<Saved> {
    const [row] = await this.store.reader.all<StoredRevision>(`${COLUMNS} and id = ?`, [id, revision])
    if (!row) throw revisionGone({ id: revision })
    return readJson<Saved>(row.saved)
  }
}

function differing(one: Saved, other: Saved): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => JSON.stringify(one[name] ?? null) !== JSON.stringify(other[name] ?? null))
}
