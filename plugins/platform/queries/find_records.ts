import { inject } from '@adonisjs/core'
import { can } from '#core/identity/identity_port'
import { PluginRegistry } from '#core/plugin/registry'
import { loadSources } from '#plugins/platform/queries/load_sources'
import type { ShopContext } from '#core/context/shop_context'
import type { Person } from '#core/identity/person'
import type { FoundRecord } from '#plugins/platform/contracts/record_source'

/** Of each kind: who knows more types more. */
const EACH = 6

/** A record with what its kind is called. */
export interface ListedRecord extends FoundRecord {
  kind: string
}

/** Asks every kind of records that a person may see, side by side. */
@inject()
export class FindRecords {
  constructor(private readonly registry: PluginRegistry) {}

  async execute(q: string, { locale, channel }: ShopContext, person: Person): Promise<ListedRecord[]> {
    const all = await loadSources(this.registry, 'platform.record_sources')
    const sources = all.filter(({ permission }) => can(person, permission))
    const found = await Promise.all(sources.map((source) => source.find({ q, locale, channel, limit: EACH })))
    return sources.flatMap(({ label }, at) => (found[at] ?? []).map((record) => ({ kind: label[locale], ...record })))
  }
}
