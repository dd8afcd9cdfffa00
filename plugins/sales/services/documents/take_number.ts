import type { Run } from '#plugins/sales/database/statements'

/** Series of numbers: how each is written. */
export const SERIES = {
  orders: (year: number, last: number) => `CMD-${year}-${padded(last)}`,
  invoices: (year: number, last: number) => `FA${year}-${padded(last)}`,
  shipments: (year: number, last: number) => `BL${year}-${padded(last)}`,
  quotes: (year: number, last: number) => `DEV-${year}-${padded(last)}`,
  credit_notes: (year: number, last: number) => `AV${year}-${padded(last)}`,
} as const

export type Series = keyof typeof SERIES

const padded = (last: number) => String(last).padStart(6, '0')

/**
 * The next number of a series. Its row is held until the transaction ends, and a transaction that fails gives its number
 * back: what a series counts has neither gaps nor doubles.
 */
export async function takeNumber(run: Run, series: Series, year: number): Promise<string> {
  const [taken] = await run<{ last: number }>(
    `insert into sales_number_series (series, year, last) values (?, ?, 1)
     on conflict (series, year) do update set last = sales_number_series.last + 1 returning last`,
    [series, year]
  )
  return SERIES[series](year, Number(taken?.last))
}
