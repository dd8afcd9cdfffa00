import { inject } from '@adonisjs/core'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { RuleParts } from '#plugins/marketing/rules/rule_parts'
import { describePart, type DescribedPart } from '#plugins/marketing/queries/describe_part'
import type { RuleCondition } from '#plugins/marketing/contracts/rule_condition'
import type { Locale } from '#core/i18n/locales'

export interface DescribedCondition extends DescribedPart {
  level: 'cart' | 'line'
}

export interface DescribedParts {
  conditions: DescribedCondition[]
  actions: DescribedPart[]
}

/** What the forms of rules choose from. */
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
      this.#conditions([...conditions], locale),
      Promise.all([...actions].map(([kind, one]) => describePart(kind, one, how))),
    ])
    return { conditions: described, actions: given }
  }

  /** Conditions that can be asked of a product alone. */
  async ofProducts(locale: Locale): Promise<DescribedCondition[]> {
    const { conditions } = await this.parts.load()
    return this.#conditions(
      [...conditions].filter(([, { ofProduct }]) => ofProduct),
      locale
    )
  }

  #conditions(some: readonly [string, RuleCondition][], locale: Locale): Promise<DescribedCondition[]> {
    const how = { locale, kinds: this.resources.kinds }
    return Promise.all(
      some.map(async ([kind, one]) => Object.assign(await describePart(kind, one, how), { level: one.level }))
    )
  }
}
