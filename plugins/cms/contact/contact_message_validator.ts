import vine from '@vinejs/vine'
import { emailRule } from '#plugins/users/index'

/** A message of a visitor, and what its form tells about them. */
export const storeContactMessage = vine.compile(
  vine.object({
    name: vine.string().trim().maxLength(120),
    email: vine.string().trim().use(emailRule()),
    phone: vine.string().trim().maxLength(40).optional().nullable(),
    subject: vine.string().trim().maxLength(150),
    message: vine.string().trim().maxLength(5000),
    orderNumber: vine.string().trim().maxLength(40).optional().nullable(),
    trap: vine.string().maxLength(2000).optional().nullable(),
    stamp: vine.string().maxLength(1000).optional().nullable(),
  })
)
