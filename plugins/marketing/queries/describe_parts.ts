import { inject } from '@adonisjs/core'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { RuleParts } from '#plugins/marketing/rules/rule_parts'
import { describeFields, type DescribedField } from '#core/fields/nested'
import type { Fields } from '#core/fields/field'
import type { Label } from '#core/i18n/label'
import type { Locale } from '#core/i18n/locales'

/** A condition or an action as its form needs to know it, in the language of who writes. */
export interface DescribedPart {
  kind: string
  label: string
  help: string | null
  fields: DescribedField[]
  /** Values that a new one begins with. */
  initial: Record<string, unknown>
}

export interface DescribedCondition extends DescribedPart {
  level: 'cart' | 'line'
}

export interface DescribedParts {
  conditions: DescribedCondition[]
  actions: DescribedPart[]
}

/** What the form of a rule chooses from. */
@inject()
export class DescribeParts {
  constructor(
    private readonly parts: RuleParts,
    private readonly resources: ResourceCatalogue
  ) {}

  async execute(locale: Locale): Promise<DescribedParts> {
    const { conditions, actions } = await this.parts.load()
    const [described, given] = await Promise.all([
      Promise.all(
        [...conditions].map(async ([kind, one]) => ({ ...(await this.#part(kind, one, locale)), level: one.level }))
      ),
      Promise.all([...actions].map(([kind, one]) => this.#part(kind, one, locale))),
    ])
    return { conditions: described, actions: given }
  }

  async #part(
    kind: string,
    { label, help, fields: declared }: { label: Label; help?: Label; fields: Fields },
    locale: Locale
  ): Promise<DescribedPart> {
    const fields = await describeFields(declared, locale, this.resources.kinds)
    const initial = Object.fromEntries(fields.map((field) => [field.name, field.initial]))
    return { kind, label: label[locale], help: help?.[locale] ?? null, fields, initial }
  }
}
