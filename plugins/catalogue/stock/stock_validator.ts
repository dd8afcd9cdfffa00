import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'
import { TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'

export const storeMovement = vine.create({
  variantId: strictNumber().withoutDecimals().min(1),
  source: vine.string().maxLength(TEXT_LIMITS.code),
  /** Positive comes in, negative goes out. */
  quantity: strictNumber().withoutDecimals().min(-1_000_000).max(1_000_000),
  reason: vine.enum(['delivery', 'adjustment', 'inventory', 'breakage', 'return', 'loss'] as const),
  reference: vine.string().trim().maxLength(64).optional(),
})

/** What is on hand, as it was seen and as it is said to be. */
export const updateStock = vine.create({
  counts: vine
    .array(
      vine.object({
        variantId: strictNumber().withoutDecimals().min(1),
        /** Code of the source that holds the pieces. */
        source: vine.string().maxLength(TEXT_LIMITS.code),
        before: strictNumber().withoutDecimals().min(0).max(2_000_000_000),
        onHand: strictNumber().withoutDecimals().min(0).max(1_000_000),
      })
    )
    .minLength(1)
    .maxLength(1_000),
})
