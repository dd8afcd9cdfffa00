import vine from '@vinejs/vine'
import { lines } from '#plugins/sales/documents/line_pieces'

export const storeOrderCancellation = vine.create({
  /** So many pieces of these lines, of what was not invoiced. Absent: everything that is left. */
  lines: lines().optional(),
  /** Why staff call an order off: its customer reads it. */
  reason: vine.string().trim().maxLength(1000).optional(),
  /** The provider gives back what was paid and not billed. Absent: it does, where it can and the person may have it done. */
  byProvider: vine.boolean().optional(),
})

export const storeOrderComment = vine.create({
  text: vine.string().trim().minLength(1).maxLength(5000),
  /** The customer is sent it. */
  notify: vine.boolean(),
})
