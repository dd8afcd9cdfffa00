import { refusal } from '#core/errors/domain_error'

export const imapUnreadable = refusal('E_TICKETS_IMAP_UNREADABLE', 422, 'tickets.errors.imap_unreadable')
export const mailAddressTooLong = refusal(
  'E_TICKETS_MAIL_ADDRESS_TOO_LONG',
  422,
  'tickets.errors.mail_address_too_long'
)
export const mailUnreadable = refusal('E_TICKETS_MAIL_UNREADABLE', 422, 'tickets.errors.mail_unreadable')
export const tokenTooShort = refusal('E_TICKETS_TOKEN_TOO_SHORT', 422, 'tickets.errors.token_too_short')
