import { inject } from '@adonisjs/core'
import { closenessOf } from '#core/lists/closeness'
import { can } from '#core/identity/identity_port'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { resourceRecords } from '#plugins/platform/services/list_records'
import { PluginRegistry } from '#core/plugin/registry'
import { loadSources } from '#plugins/platform/queries/load_sources'
import type { ShopContext } from '#core/context/shop_context'
import type { Person } from '#core/identity/person'
import type { FoundRecord } from '#plugins/platform/contracts/record_source'

/** Of each kind: who knows more types more. */
const EACH = 6

/** A record with the label of its kind. */
export interface ListedRecord extends FoundRecord {
  kind: string
}

/** Searches every kind of record that a person may see, in parallel. A kind with an exact match comes first. */
@inject()
export class FindRecords {
  constructor(
    private readonly registry: PluginRegistry,
    private readonly resources: ResourceCatalogue
  ) {}

  async execute(q: string, { locale, channel }: ShopContext, person: Person): Promise<ListedRecord[]> {
    const own = this.resources.all().flatMap(({ resource }) => resourceRecords(resource) ?? [])
    const all = [...(await loadSources(this.registry, 'platform.record_sources')), ...own]
    const sources = all.filter(({ permission }) => can(person, permission))
    const found = await Promise.all(sources.map((source) => source.find({ q, locale, channel, limit: EACH })))
    const kinds = sources
      .map(({ label }, at) => ({ kind: label[locale], records: found[at] ?? [] }))
      .filter(({ records }) => records.length > 0)
      .map((each) => ({ ...each, near: Math.min(...each.records.map((record) => nearness(record, q))) }))
      .sort((one, other) => one.near - other.near)
    return kinds.flatMap(({ kind, records }) => records.map((record) => ({ kind, ...record })))
  }
}

const nearness = ({ name, caption }: FoundRecord, q: string) => closenessOf(name, [caption ?? ''], q)
