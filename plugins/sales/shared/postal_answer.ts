import { writePhone } from '#plugins/users/index'
import type { PostalAddress } from '#plugins/sales/contracts/address'

/** An address of a cart or a document as people read it. */
export type PostalAnswer = PostalAddress

export function postalAnswer({ phone, ...address }: PostalAddress): PostalAnswer {
  return { ...address, phone: writePhone(phone) }
}
