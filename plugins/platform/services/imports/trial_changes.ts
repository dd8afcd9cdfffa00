import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { insertRows } from '#core/database/insert_rows'
import { queryRows } from '#core/database/query_rows'
import { formatThing, type FormattedThing } from '#core/import/format_changes'
import type { Locale } from '#core/i18n/locales'
import type { ThingChange } from '#core/import/importer'

/** A page and filters of the changes. */
export interface ChangesQuery {
  page: number
  limit: number
  /** Only those of a field; null: of any. */
  field: string | null
  /** Only things that lose a value. */
  isCleared: boolean
}

const MATCHING = `from platform_import_changes where import_id = ? and cleared >= ? and field_names like ? escape '!'`

/** Stores the changes that the trial of an import found, so that staff read them by page. */
@inject()
export class TrialChanges {
  constructor(private readonly store: Store) {}

  /** Deletes those of an earlier trial. */
  async forget(importId: number): Promise<void> {
    await this.store.transaction((trx) =>
      queryRows(trx, 'delete from platform_import_changes where import_id = ?', [importId])
    )
  }

  async keep(importId: number, things: readonly ThingChange[]): Promise<void> {
    const rows = things.map((thing) => ({
      import_id: importId,
      row_number: thing.row,
      cleared: thing.fields.filter(({ isCleared }) => isCleared).length,
      field_names: `|${thing.fields.map(({ field }) => field).join('|')}|`,
      thing: JSON.stringify(thing),
    }))
    if (rows.length > 0) await this.store.transaction((trx) => insertRows(trx, 'platform_import_changes', rows))
  }

  /** A page of them, in the order of the file. */
  async page(
    importId: number,
    query: ChangesQuery,
    locale: Locale
  ): Promise<{ data: FormattedThing[]; total: number }> {
    const { page, limit, field, isCleared } = query
    const pattern = field === null ? '%' : `%|${field.replaceAll(/[!%_]/g, '!$&')}|%`
    const bindings = [importId, isCleared ? 1 : 0, pattern]
    const count = await this.store.reader.first<{ total: number | string }>(
      `select count(*) as total ${MATCHING}`,
      bindings
    )
    const rows = await this.store.reader.all<{ thing: string }>(
      `select thing ${MATCHING} order by id limit ? offset ?`,
      [...bindings, limit, (page - 1) * limit]
    )
    const data = rows.map(({ thing }) => formatThing(JSON.parse(thing) as ThingChange, locale))
    return { data, total: Number(count?.total ?? 0) }
  }
}
