import { inject } from '@adonisjs/core'
import { SERIES, type Series } from '#plugins/sales/documents/numbers/number_series'
import { Store } from '#core/database/store'
import { numberSeries } from '#plugins/sales/documents/tables'
import { fromStore } from '#core/database/run_rows'

/** A year of a series with missing or duplicate numbers. */
export interface NumberFault {
  series: Series
  year: number
  /** The last allocated number. */
  last: number
  /** Number of documents, and their highest number; null: there are none. */
  found: number
  highest: string | null
}

/** The count is the part of a number after the year, whatever its prefix and length. */
function counted(table: string, find: 'instr' | 'strpos'): string {
  return `with given as (select number, cast(substr(number, ${find}(number, ?) + 5) as bigint) as place
      from ${table} where number like ?)
    select count(*) as found, count(distinct place) as places, max(place) as highest,
      (select number from given order by place desc limit 1) as number from given`
}

interface CountedRow {
  found: number | string
  places: number | string
  highest: number | string | null
  number: string | null
}

/**
 * Checks each series for gaps and duplicates: there must be as many documents as allocated numbers, all different, with
 * the last one among them.
 */
@inject()
export class CheckNumbers {
  constructor(private readonly store: Store) {}

  async execute(): Promise<NumberFault[]> {
    const { reader, dialect } = this.store
    const rows = await numberSeries.selectWhere(fromStore(this.store), 'order by series, year')
    const faults: NumberFault[] = []
    for (const { series, year, last } of rows) {
      const statement = counted(SERIES[series].table, dialect === 'pg' ? 'strpos' : 'instr')
      const row = await reader.first<CountedRow>(statement, [`${year}-`, `%${year}-%`])
      const counts = [row?.found, row?.places, row?.highest].map((count) => Number(count ?? 0))
      if (counts.every((count) => count === last)) continue
      const [found = 0] = counts
      faults.push({ series, year, last, found, highest: row?.number ?? null })
    }
    return faults
  }
}
