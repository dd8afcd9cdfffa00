import type { RowSource } from '#plugins/configuration/services/written_row'

/** An exchange rate as its form shows it: one unit of `base` is `rate` of `target`. */
export interface RateRow {
  id: number
  base: string
  target: string
  /** Exact decimal. */
  rate: string
  /** Name of the source that it follows; empty: set by hand. */
  source: string
  publishedOn: string | null
  changedAt: string
  version: number
}

const FIND = `select id, base, target, rate, source, published_on as "publishedOn", changed_at as "changedAt", version
  from configuration_exchange_rates`

const shapeOf = (row: RateRow): RateRow => ({ ...row, id: Number(row.id) })

/** Null: there is no such rate. */
export async function findRate(rows: RowSource, id: number): Promise<RateRow | null> {
  const [row] = await rows<RateRow>(`${FIND} where id = ?`, [id])
  return row ? shapeOf(row) : null
}

/** Every current rate. */
export async function findRates(rows: RowSource): Promise<RateRow[]> {
  const found = await rows<RateRow>(`${FIND} order by base, target`)
  return found.map(shapeOf)
}

/** A rate of the history, valid from an instant on. */
export interface PastRate {
  rate: string
  source: string
  publishedOn: string | null
  from: string
}

const HISTORY = `select rate, source, published_on as "publishedOn", from_at as "from"
  from configuration_rate_history where base = ? and target = ? order by from_at desc, id desc limit 200`

/** The latest rates of a pair, the current one first. */
export function findRateHistory(rows: RowSource, { base, target }: Pick<RateRow, 'base' | 'target'>) {
  return rows<PastRate>(HISTORY, [base, target])
}
