import vine from '@vinejs/vine'
import { emailRule } from '#plugins/users/index'

/** Who is to be told when which variant is back. */
export const storeStockAlert = vine.compile(
  vine.object({
    sku: vine.string().trim().maxLength(64),
    email: vine.string().trim().use(emailRule()),
  })
)
