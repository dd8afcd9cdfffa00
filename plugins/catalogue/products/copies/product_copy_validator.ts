import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'
import { TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'

const key = () => vine.string().trim().maxLength(TEXT_LIMITS.key)

const texts = () =>
  vine
    .object({
      name: vine.string().maxLength(TEXT_LIMITS.name).nullable().optional(),
      slug: vine.string().trim().maxLength(TEXT_LIMITS.slug).nullable().optional(),
      attributes: vine.record(vine.any().nullable()).optional(),
    })
    .optional()

/** What a copy shall be called and take along; what is not named is proposed as the dialog does. */
export const storeCopy = vine.create({
  code: key().optional(),
  translations: vine.object({ fr_FR: texts(), en_GB: texts() }).optional(),
  /** Values of its own where no two products may share one. */
  attributes: vine.record(vine.any().nullable()).optional(),
  /** SKUs by the variant that each is the copy of. */
  variants: vine
    .array(vine.object({ id: strictNumber().withoutDecimals().min(1).max(Number.MAX_SAFE_INTEGER), sku: key() }))
    .maxLength(500)
    .optional(),
  pictures: vine.boolean().optional(),
  stock: vine.boolean().optional(),
  links: vine.boolean().optional(),
})
