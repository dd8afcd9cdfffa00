import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { describePart, type DescribedPart } from '#plugins/marketing/queries/describe_part'
import type { Locale } from '#core/i18n/locales'
import type { SegmentCondition } from '#plugins/marketing/contracts/segment_condition'

/** A segment condition as its form needs to know it. */
export interface DescribedSegment extends DescribedPart {
  level: SegmentCondition['group']
}

/** What plugins contribute to `marketing.segments`, by name. */
@inject()
export class SegmentParts {
  constructor(
    private readonly registry: PluginRegistry,
    private readonly resources: ResourceCatalogue
  ) {}

  async load(): Promise<ReadonlyMap<string, SegmentCondition>> {
    const brought = this.registry.contributions('marketing.segments')
    return new Map(await Promise.all(brought.map(async ({ name, load }) => [name, await load()] as const)))
  }

  async describe(locale: Locale): Promise<DescribedSegment[]> {
    const parts = await this.load()
    const how = { locale, kinds: this.resources.kinds }
    return Promise.all(
      [...parts].map(async ([kind, one]) => Object.assign(await describePart(kind, one, how), { level: one.group }))
    )
  }
}
