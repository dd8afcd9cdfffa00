import { MoneyError } from '#core/money/errors'
import { readRate } from '#core/money/exchange'
import type { PluginRegistry } from '#core/plugin/registry'
import { currencyUnknown, rateInvalid, ratePairSame, rateSourceUnknown } from '#plugins/configuration/errors'
import type { RowSource } from '#plugins/configuration/services/written_row'

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
export async function checkPair(rows: RowSource, pair: { base: string; target: string }): Promise<void> {
  if (pair.base === pair.target) throw ratePairSame({}, 'target')
  const known = await rows<{ code: string }>('select code from configuration_currencies')
  for (const field of ['base', 'target'] as const) {
    if (!known.some(({ code }) => code === pair[field])) throw currencyUnknown({ currency: pair[field] }, field)
  }
}

/** Refuses a source that no plugin contributes. Empty means set by hand. */
export function checkSource(registry: PluginRegistry, source: string): void {
  if (source === '') return
  const known = registry.contributions('configuration.rate_sources').some(({ name }) => name === source)
  if (!known) throw rateSourceUnknown({}, 'source')
}
