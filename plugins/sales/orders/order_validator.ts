import vine from '@vinejs/vine'
import { acceptance } from '#core/http/described_fields'
import { strictNumber } from '#core/http/strict_number'

/** What a shopper says when they order: the cart says the rest. */
export const storeOrder = vine.compile(
  vine.object({
    /** They accept the terms of sale. */
    acceptsTerms: acceptance(),
    /** Version of the terms that was read; absent: the one that stands. */
    termsVersion: vine.string().maxLength(64).nullable().optional(),
    /** Names of the other boxes of the payment step that are ticked. */
    agreesTo: vine.array(vine.string().maxLength(64)).maxLength(10).optional(),
    /** They say they are of age, where nobody asked them before. */
    isOfAge: vine.boolean().optional(),
    /** Minor units that they saw to be paid: an order of another amount is not placed. */
    total: strictNumber().withoutDecimals().min(0),
  })
)

/** Which page of one's own orders. */
export const indexOrders = vine.compile(
  vine.object({ page: strictNumber().withoutDecimals().min(1).max(100_000).optional() })
)
