import { inject } from '@adonisjs/core'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { RuleParts } from '#plugins/marketing/rules/rule_parts'
import { describePart, type DescribedPart } from '#plugins/marketing/queries/describe_part'
import type { Locale } from '#core/i18n/locales'

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
    const how = { locale, kinds: this.resources.kinds }
    const [described, given] = await Promise.all([
      Promise.all(
        [...conditions].map(async ([kind, one]) =>
          Object.assign(await describePart(kind, one, how), { level: one.level })
        )
      ),
      Promise.all([...actions].map(([kind, one]) => describePart(kind, one, how))),
    ])
    return { conditions: described, actions: given }
  }
}
