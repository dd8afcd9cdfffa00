import vine from '@vinejs/vine'
import { LOCALES } from '#core/i18n/locales'
import { strictNumber } from '#core/http/strict_number'

/** Characters of a message. */
const LONGEST = 10_000

const keys = () => vine.array(vine.string().trim().maxLength(64)).maxLength(10).optional()

export const indexOwnTickets = vine.create({
  locale: vine.enum(LOCALES).optional(),
  page: strictNumber().withoutDecimals().min(1).max(10_000).optional(),
})

/** A request of a customer. */
export const storeOwnTicket = vine.create({
  trackerId: strictNumber().withoutDecimals().min(1),
  subject: vine.string().trim().minLength(1).maxLength(255),
  description: vine.string().trim().minLength(1).maxLength(LONGEST),
  attachments: keys(),
})

export const storeOwnNote = vine.create({
  text: vine.string().trim().minLength(1).maxLength(LONGEST),
  attachments: keys(),
})
