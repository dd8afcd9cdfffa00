import vine from '@vinejs/vine'
import { LOCALES } from '#core/i18n/locales'
import { TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'

const path = () => vine.string().trim().minLength(1).maxLength(255)

/** Another slug for what stands at an address. */
export const updatePermalink = vine.create({ slug: vine.string().trim().minLength(1).maxLength(TEXT_LIMITS.slug) })

/** An address that shall lead to another one. */
export const storePermalink = vine.create({ locale: vine.enum(LOCALES), path: path(), redirect: path() })

/** Forms of addresses by kind; those left out stay. */
export const updatePermalinkPatterns = vine.create({
  product: path().optional(),
  category: path().optional(),
  dish: path().optional(),
})
