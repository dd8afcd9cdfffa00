import type { ErasedCount, PersonalDataSource } from '#plugins/users/contracts/personal_data_source'
import type { PluginRegistry } from '#core/plugin/registry'
import type { Transaction } from '#core/database/store'

/** Who knows something about customers; those first whose things hang on others'. */
export function personalDataSources(registry: PluginRegistry): Promise<PersonalDataSource[]> {
  const contributed = registry.contributions('users.personal_data').reverse()
  return Promise.all(contributed.map(({ load }) => load()))
}

/** Runs the erasure of every plugin and returns the results. */
export async function eraseParts(trx: Transaction, sources: PersonalDataSource[], customerId: number) {
  const counts: ErasedCount[] = []
  for (const source of sources) counts.push(...(await source.erase(trx, customerId)))
  return counts
}

/** Number of anonymised records. */
export function anonymisedOf(counts: readonly ErasedCount[]): number {
  return counts.reduce((sum, { anonymised }) => sum + anonymised, 0)
}
