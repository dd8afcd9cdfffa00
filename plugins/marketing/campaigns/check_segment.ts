import { inject } from '@adonisjs/core'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { SegmentParts } from '#plugins/marketing/campaigns/segment_parts'
import { ValueChecker } from '#core/fields/check_values'
import { checkConditions } from '#plugins/marketing/rules/check_parts'
import type { Conditions } from '#plugins/marketing/rules/cart_rule'

/** Conditions of a segment as they are stored. */
@inject()
export class CheckSegment {
  constructor(
    private readonly parts: SegmentParts,
    private readonly resources: ResourceCatalogue
  ) {}

  /** `known`: kinds that stay though no plugin brings them any more. @throws what `checkConditions` refuses */
  async execute(segment: Conditions, known: ReadonlySet<string>): Promise<Conditions> {
    const values = new ValueChecker(this.resources.kinds)
    return checkConditions(segment, { conditions: await this.parts.load(), values, known }, 'segment')
  }
}
