import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'

/** A product for a wishlist, by its number. */
export const storeWish = vine.compile(
  vine.object({ productId: strictNumber().withoutDecimals().min(1).max(Number.MAX_SAFE_INTEGER) })
)

/** A product that leaves the wishlist for the cart. */
export const moveWish = vine.compile(
  vine.object({
    /** The shopper says they are of age. */
    isOfAge: vine.boolean().optional(),
  })
)
