import vine from '@vinejs/vine'
import { TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'

const path = () => vine.string().trim().minLength(1).maxLength(255)

/** Another slug for what stands at an address. */
export const updatePermalink = vine.create({ slug: vine.string().trim().minLength(1).maxLength(TEXT_LIMITS.slug) })

/** Forms of addresses by kind; those left out stay. */
export const updatePermalinkPatterns = vine.create({
  product: path().optional(),
  category: path().optional(),
  dish: path().optional(),
})
