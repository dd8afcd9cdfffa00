import { inject } from '@adonisjs/core'
import { SERIES, type Series } from '#plugins/sales/services/documents/number_series'
import { Store } from '#core/database/store'

/** A year of a series that has not one document for each of its numbers. */
export interface NumberFault {
  series: Series
  year: number
  /** The last number that was given. */
  last: number
  /** How many documents there are, and the highest number among them; null: none. */
  found: number
  highest: string | null
}

/** What is counted in a year is what follows it, whatever prefix and length the number was written with. */
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
 * Whether each series of numbers is without gaps and doubles: as many documents as numbers were given, each of another
 * count, and the last of them among them.
 */
@inject()
export class CheckNumbers {
  constructor(private readonly store: Store) {}

  async execute(): Promise<NumberFault[]> {
    const { reader, dialect } = this.store
    const sql = 'select series, year, last from sales_number_series order by series, year'
    const rows = await reader.all<{ series: Series; year: number; last: number | string }>(sql)
    const faults: NumberFault[] = []
    for (const { series, year, last } of rows) {
      const statement = counted(SERIES[series].table, dialect === 'pg' ? 'strpos' : 'instr')
      const row = await reader.first<CountedRow>(statement, [`${year}-`, `%${year}-%`])
      const counts = [row?.found, row?.places, row?.highest].map((count) => Number(count ?? 0))
      if (counts.every((count) => count === Number(last))) continue
      const [found = 0] = counts
      faults.push({ series, year: Number(year), last: Number(last), found, highest: row?.number ?? null })
    }
    return faults
  }
}
