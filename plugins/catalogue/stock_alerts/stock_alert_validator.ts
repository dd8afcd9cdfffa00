import vine from '@vinejs/vine'
import { emailRule } from '#plugins/users/index'
import { TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'

/** Who is to be told when which variant is back. */
export const storeStockAlert = vine.compile(
  vine.object({
    sku: vine.string().trim().maxLength(TEXT_LIMITS.key),
    email: vine.string().trim().use(emailRule()),
  })
)
