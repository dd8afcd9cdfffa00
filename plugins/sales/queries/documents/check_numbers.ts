import { inject } from '@adonisjs/core'
import { SERIES, type Series } from '#plugins/sales/services/documents/take_number'
import { Store } from '#core/database/store'

/** Which table bears the numbers of a series. */
const TABLES: Record<Series, string> = {
  orders: 'sales_orders',
  invoices: 'sales_invoices',
  shipments: 'sales_shipments',
  credit_notes: 'sales_refunds',
  quotes: 'sales_quotes',
}

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

/** A number of seven digits is higher than one of six. */
function counted(table: string): string {
  return `select count(*) as found,
      (select number from ${table} where number like ? order by length(number) desc, number desc limit 1) as highest
    from ${table} where number like ?`
}

interface CountedRow {
  found: number | string
  highest: string | null
}

/**
 * Whether each series of numbers is without gaps: as many documents as numbers were given, and the last of them among
 * them. Numbers are unique by the table, so that nothing else can be missing.
 */
@inject()
export class CheckNumbers {
  constructor(private readonly store: Store) {}

  async execute(): Promise<NumberFault[]> {
    const { reader } = this.store
    const sql = 'select series, year, last from sales_number_series order by series, year'
    const rows = await reader.all<{ series: Series; year: number; last: number | string }>(sql)
    const faults: NumberFault[] = []
    for (const { series, year, last } of rows) {
      const first = SERIES[series](year, 0).replace(/0+$/, '')
      const row = await reader.first<CountedRow>(counted(TABLES[series]), [`${first}%`, `${first}%`])
      const [count, highest] = [Number(row?.found ?? 0), row?.highest ?? null]
      const isWhole = count === Number(last) && (count === 0 || highest === SERIES[series](year, count))
      if (!isWhole) faults.push({ series, year: Number(year), last: Number(last), found: count, highest })
    }
    return faults
  }
}
