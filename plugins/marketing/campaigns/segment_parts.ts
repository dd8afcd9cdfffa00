import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { describeFields, type DescribedField } from '#core/fields/nested'
import type { Locale } from '#core/i18n/locales'
import type { SegmentCondition } from '#plugins/marketing/contracts/segment_condition'

/** A segment condition as its form needs to know it. */
export interface DescribedSegment {
  kind: string
  label: string
  help: string | null
  level: SegmentCondition['group']
  fields: DescribedField[]
  /** Values that a new one begins with. */
  initial: Record<string, unknown>
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
    return Promise.all(
      [...parts].map(async ([kind, { label, help, group, fields: declared }]) => {
        const fields = await describeFields(declared, locale, this.resources.kinds)
        const initial = Object.fromEntries(fields.map((field) => [field.name, field.initial]))
        return { kind, label: label[locale], help: help?.[locale] ?? null, level: group, fields, initial }
      })
    )
  }
}
