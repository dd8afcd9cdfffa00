import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'
import { MOST_LINES } from '#plugins/sales/shared/most_lines'

const sku = () => vine.string().trim().minLength(1).maxLength(64)

/** Which numbers are pieces is the cart's to say, in words of its own. */
const quantity = () => strictNumber()

/** Pieces by SKU, per option of a bundle. */
const choice = () => vine.record(vine.record(strictNumber()).maxLength(100)).maxLength(50)

export const storeCartItems = vine.compile(
  vine.object({
    items: vine
      .array(vine.object({ sku: sku(), quantity: quantity(), choice: choice().nullable().optional() }))
      .minLength(1)
      .maxLength(MOST_LINES),
    /** The shopper says they are of age. */
    isOfAge: vine.boolean().optional(),
  })
)

export const listCartSuggestions = vine.compile(
  vine.object({
    /** Lines of the cart that it is to go with. Absent: all of them. */
    keys: vine.array(vine.string().trim().minLength(1).maxLength(1000)).maxLength(50).optional(),
  })
)

export const updateCartItem = vine.compile(vine.object({ quantity: quantity() }))

export const storeCartCoupon = vine.compile(vine.object({ code: vine.string().trim().minLength(1).maxLength(64) }))

/** What delivery is asked of. */
export const showDeliveryTerms = vine.create({
  /** Gross minor units of the goods, in the shopper's currency; absent: none. */
  goods: strictNumber().withoutDecimals().min(0).max(1_000_000_000_000).optional(),
  /** Pieces; absent: one. */
  quantity: strictNumber().withoutDecimals().min(1).max(1_000_000).optional(),
})
