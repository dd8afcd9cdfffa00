import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import { Store } from '#core/database/store'
import { amongIds, bindIds } from '#core/lists/among_ids'
import { personalDataSources } from '#plugins/users/services/personal_data'
import type { Locale } from '#core/i18n/locales'

/** Counts of what a deletion of customers removes. */
export interface DeletionCounts {
  customers: number
  /** Erased customers whom retained records still reference: they stay. */
  erased: number
  /** Related rows by kind: « Adresses ». */
  parts: { label: string; count: number }[]
}

/** Counts what belongs to customers: some statements, however many they are. */
@inject()
export class CountDeletions {
  constructor(
    private readonly store: Store,
    private readonly registry: PluginRegistry
  ) {}

  async execute(ids: readonly number[], locale: Locale): Promise<DeletionCounts> {
    const { dialect, reader } = this.store
    const row = await reader.first<{ all_of_them: number; erased: number }>(
      `select count(*) as all_of_them, count(erased_at) as erased from users_customers where ${amongIds(dialect, 'id')}`,
      [bindIds(dialect, ids)]
    )
    const sources = await personalDataSources(this.registry)
    const counted = await Promise.all(sources.map((source) => source.countMany?.(this.store, ids) ?? []))
    const erased = Number(row?.erased ?? 0)
    return {
      customers: Number(row?.all_of_them ?? 0) - erased,
      erased,
      parts: counted.reverse().flatMap((parts) => parts.map(({ label, count }) => ({ label: label[locale], count }))),
    }
  }
}
