import vine from '@vinejs/vine'
import { TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'

/** Another slug for what stands at an address. */
export const updatePermalink = vine.create({ slug: vine.string().trim().minLength(1).maxLength(TEXT_LIMITS.slug) })
