import { inject } from '@adonisjs/core'
import { CampaignAudience } from '#plugins/marketing/campaigns/audience'
import { CheckSegment } from '#plugins/marketing/campaigns/check_segment'
import { SegmentParts } from '#plugins/marketing/campaigns/segment_parts'
import { storeAudience } from '#plugins/marketing/campaigns/campaign_validator'
import type { Conditions } from '#plugins/marketing/rules/cart_rule'
import type { HttpContext } from '@adonisjs/core/http'

/** What segments can ask, and how many subscribers one has. */
@inject()
export default class SegmentsController {
  constructor(
    private readonly parts: SegmentParts,
    private readonly check: CheckSegment,
    private readonly audience: CampaignAudience
  ) {}

  async index({ shop }: HttpContext) {
    return { data: await this.parts.describe(shop.locale) }
  }

  /** Counts them, without keeping anything. */
  async count({ request }: HttpContext) {
    const { segment, topicId, channels } = await request.validateUsing(storeAudience)
    const checked = await this.check.execute(segment as Conditions, new Set())
    return { data: { count: await this.audience.count({ segment: checked, topicId: topicId ?? null, channels }) } }
  }
}
