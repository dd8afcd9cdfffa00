import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import { can } from '#core/identity/identity_port'
import { loadSources } from '#plugins/platform/queries/load_sources'
import type { Label } from '#core/i18n/label'
import type { Locale } from '#core/i18n/locales'
import type { Person } from '#core/identity/person'
import type { PermalinkPattern, PermalinkPatternSource } from '#plugins/platform/contracts/permalink_patterns'

/** A pattern as its form shows it. */
export interface ShownPattern {
  key: string
  label: string
  patterns: Record<Locale, string>
  parts: readonly string[]
  mayChange: boolean
}

/** A pattern with the source that changes it. */
export interface FoundPattern extends PermalinkPattern {
  source: PermalinkPatternSource
}

/** The patterns of addresses that a person may see, in the order of the plugins. */
@inject()
export class ListPermalinkPatterns {
  constructor(private readonly registry: PluginRegistry) {}

  async shown(person: Person | null, locale: Locale): Promise<ShownPattern[]> {
    const found = await this.find(person)
    return found.map(({ key, label, patterns, parts, source }) => ({
      key,
      label: textOf(label, locale),
      patterns,
      parts,
      mayChange: can(person, source.permissions.change),
    }))
  }

  async find(person: Person | null): Promise<FoundPattern[]> {
    const sources = await loadSources(this.registry, 'platform.permalink_patterns')
    const open = sources.filter(({ permissions }) => can(person, permissions.see))
    const lists = await Promise.all(
      open.map(async (source) => {
        const patterns = await source.list()
        return patterns.map(({ key, label, patterns: forms, parts }) => ({
          key,
          label,
          patterns: forms,
          parts,
          source,
        }))
      })
    )
    return lists.flat()
  }
}

const textOf = (label: Label, locale: Locale): string => label[locale]
