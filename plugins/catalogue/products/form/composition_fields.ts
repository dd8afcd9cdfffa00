import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'
import { DOWNLOAD_KINDS, OPTION_TYPES, PRICE_RULES } from '#plugins/catalogue/products/upsert/composition_input'
import { TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'

const whole = (lowest: number, highest: number) => strictNumber().withoutDecimals().min(lowest).max(highest)
const words = () =>
  vine.object({
    fr_FR: vine.string().maxLength(TEXT_LIMITS.partLabel).nullable().optional(),
    en_GB: vine.string().maxLength(TEXT_LIMITS.partLabel).nullable().optional(),
  })

const part = vine.object({
  sku: vine.string().trim().maxLength(TEXT_LIMITS.key),
  quantity: whole(1, 10_000).optional(),
  isDefault: vine.boolean().optional(),
  isQuantityFree: vine.boolean().optional(),
})

/** Prices of a variant by group (null: everybody) and quantity. */
export const variantPrices = () =>
  vine
    .array(
      vine.object({
        group: vine.string().maxLength(64).nullable().optional(),
        quantity: whole(1, 1_000_000),
        amount: whole(0, 1_000_000_000_000).nullable().optional(),
        percent: whole(1, 10_000).nullable().optional(),
      })
    )
    .maxLength(200)
    .optional()

/** What products of some types are made of. What may stand together, `UpsertProducts` decides. */
export const compositionFields = {
  priceRule: vine.enum(PRICE_RULES).optional(),
  partsDiscount: whole(0, 10_000).optional(),
  bundle: vine
    .array(
      vine.object({
        code: vine.string().trim().maxLength(TEXT_LIMITS.partCode),
        label: words().optional(),
        type: vine.enum(OPTION_TYPES).optional(),
        isRequired: vine.boolean().optional(),
        parts: vine.array(part).maxLength(200).optional(),
      })
    )
    .maxLength(50)
    .optional(),
  members: vine.array(part.clone()).maxLength(200).optional(),
  downloads: vine
    .array(
      vine.object({
        kind: vine.enum(DOWNLOAD_KINDS),
        title: words().optional(),
        source: vine.string().trim().maxLength(TEXT_LIMITS.address),
        times: whole(0, 10_000).optional(),
        days: whole(0, 10_000).optional(),
      })
    )
    .maxLength(100)
    .optional(),
}
