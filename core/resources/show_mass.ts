import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { ReadChanges, type ShownChange, type ShownRow } from '#core/bulk/read_changes'
import { ValueWords, type CellWords } from '#core/resources/value_words'
import type { BulkNames } from '#core/bulk/bulk_kind'
import type { Locale } from '#core/i18n/locales'
import type { MadeResource } from '#core/resources/resource_catalogue'

/** A change or deletion of many rows, with a page of the rows: those that are refused first. */
export interface ShownMass {
  data: Omit<ShownChange, 'change'> & { rows: ShownMassRow[] }
  meta: { total: number; page: number; limit: number }
}

export interface ShownMassRow extends Omit<ShownRow, 'cells'> {
  /** Empty: it is there no more. */
  name: string
  cells: CellWords[]
}

interface Wanted {
  id: number
  locale: Locale
  page?: number | undefined
  limit?: number | undefined
}

/** Reads changes of many rows for screens and programs. */
@inject()
export class ShowMass {
  constructor(
    private readonly changes: ReadChanges,
    private readonly lists: Lists,
    private readonly words: ValueWords
  ) {}

  async execute({ resource }: MadeResource, kind: BulkNames, wanted: Wanted): Promise<ShownMass> {
    const { id, locale, page = 1, limit = 100 } = wanted
    const { change: _, ...shown } = await this.changes.one(kind, id)
    const rows = await this.changes.rows(kind, id, { page, limit, locale })
    const ids = rows.map((row) => row.id)
    const names = await this.lists.names(resource.id, ids, locale)
    // A deletion has no cells of fields.
    const cellsOf = (row: ShownRow) => row.cells.filter(({ field }) => field in resource.fields)
    const say = await this.words.of(resource, rows.flatMap(cellsOf), locale)
    return {
      data: {
        ...shown,
        rows: rows.map((row) => ({ ...row, name: names.get(row.id) ?? '', cells: cellsOf(row).map(say) })),
      },
      meta: { total: Object.values(shown.counts).reduce((sum, count) => sum + count, 0), page, limit },
    }
  }
}
