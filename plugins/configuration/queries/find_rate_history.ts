import type { RunRows } from '#core/database/run_rows'

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
export function findRateHistory(run: RunRows, { base, target }: { base: string; target: string }) {
  return run<PastRate>(HISTORY, [base, target])
}
