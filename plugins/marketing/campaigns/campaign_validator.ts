import vine from '@vinejs/vine'
import { conditionsSchema } from '#plugins/marketing/fields/conditions'
import { strictNumber } from '#core/http/strict_number'

/** Whom a campaign would reach. */
export const storeAudience = vine.compile(
  vine.object({
    segment: conditionsSchema(),
    topicId: strictNumber().withoutDecimals().min(1).nullable().optional(),
    channels: vine.array(vine.string().maxLength(64)).maxLength(200),
  })
)
