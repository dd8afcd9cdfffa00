import { MoneyError } from '#core/money/errors'
import { readRate } from '#core/money/exchange'
import { currencyUnknown, rateInvalid, ratePairSame } from '#plugins/configuration/errors'
import type { RunRows } from '#core/database/run_rows'

/** A rate in its stored form. @throws rateInvalid */
export function exactRate(text: string): string {
  try {
    return readRate(text)
  } catch (error) {
    if (error instanceof MoneyError) throw rateInvalid({}, 'rate')
    throw error
  }
}

/** Refuses a pair that cannot have a rate. */
export async function checkPair(run: RunRows, pair: { base: string; target: string }): Promise<void> {
  if (pair.base === pair.target) throw ratePairSame({}, 'target')
  const known = await run<{ code: string }>('select code from configuration_currencies')
  for (const field of ['base', 'target'] as const) {
    if (!known.some(({ code }) => code === pair[field])) throw currencyUnknown({ currency: pair[field] }, field)
  }
}
