import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { readJson } from '#core/database/statements'
import { queryRows } from '#core/database/query_rows'
import type { Person } from '#core/identity/person'

/** The form of a content that somebody has open. `id` 0: that of a new one. */
export interface OpenForm {
  id: number
  /** Code of the content's type. */
  type: string
}

/** What is unsaved in a form. */
export interface Unsaved {
  values: Record<string, unknown>
  /** Version of the content that it began with. */
  version: number
}

/** Somebody else who has the form open. */
export interface OtherEditor {
  name: string
  /** Instant at which they opened it. */
  since: string
}

/** A form that was not heard of for this long, in seconds, is closed. */
const SILENCE = 60

const COLUMNS = 'content_id, type, staff_id'

/** What staff write at the moment: unsaved changes come back after a crash, and who edits the same content is told. */
@inject()
export class ContentDrafts {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** Null: nothing is unsaved. */
  async unsaved({ id, type }: OpenForm, { id: staff }: Pick<Person, 'id'>): Promise<(Unsaved & { at: string }) | null> {
    const row = await this.store.reader.first<{ saved: unknown; saved_at: string }>(
      `select saved, saved_at from cms_content_drafts
       where content_id = ? and type = ? and staff_id = ? and saved is not null`,
      [id, type, staff]
    )
    return row ? { ...readJson<Unsaved>(row.saved), at: row.saved_at } : null
  }

  /** Tells that a form is open, and keeps what is unsaved in it. `unsaved` absent: as it was. Returns who else edits it. */
  async keep({ id, type }: OpenForm, { id: staff, name }: Person, unsaved?: Unsaved): Promise<OtherEditor[]> {
    const now = this.clock.iso()
    const saved = unsaved ? JSON.stringify(unsaved) : null
    await this.store.relaxedTransaction((trx) =>
      queryRows(
        trx,
        `insert into cms_content_drafts (${COLUMNS}, staff_name, saved, saved_at, opened_at, seen_at)
         values (?, ?, ?, ?, ?, ?, ?, ?)
         on conflict (${COLUMNS}) do update set seen_at = excluded.seen_at,
           opened_at = case when cms_content_drafts.seen_at < ? then excluded.opened_at else cms_content_drafts.opened_at end,
           saved = coalesce(excluded.saved, cms_content_drafts.saved),
           saved_at = coalesce(excluded.saved_at, cms_content_drafts.saved_at)`,
        [id, type, staff, name.slice(0, 120), saved, saved ? now : null, now, now, this.clock.isoIn(-SILENCE)]
      )
    )
    return id === 0 ? [] : this.#others({ id, type }, staff)
  }

  /** Forgets a form that was saved or closed. */
  async forget({ id, type }: OpenForm, { id: staff }: Person): Promise<void> {
    await this.store.relaxedTransaction((trx) =>
      queryRows(trx, 'delete from cms_content_drafts where content_id = ? and type = ? and staff_id = ?', [
        id,
        type,
        staff,
      ])
    )
  }

  async #others({ id, type }: OpenForm, staff: number): Promise<OtherEditor[]> {
    return this.store.reader.all<OtherEditor>(
      `select staff_name as name, opened_at as since from cms_content_drafts
       where content_id = ? and type = ? and staff_id <> ? and seen_at >= ? order by opened_at`,
      [id, type, staff, this.clock.isoIn(-SILENCE)]
    )
  }
}
