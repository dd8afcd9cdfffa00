import type { MailPart, MailTemplate } from '#core/mail/mail_template'

const mail = (name: string, ...parts: MailPart[]): MailTemplate => ({ subject: `rma.mails.${name}.subject`, parts })
const text = (key: string): MailPart => ({ text: `rma.mails.${key}` })
const lines = (...names: string[]): MailPart[] => names.map((name) => ({ lines: name }))

const HELLO = text('hello')

// Values: `name`, `number`, `order`, `statement` (what was declared, with date and time), `address` of the page.

/** The acknowledgement on a durable medium. More values: `return_by`. */
export const received = mail(
  'withdrawal_received',
  HELLO,
  text('withdrawal_received.text'),
  ...lines('statement'),
  text('withdrawal_received.next'),
  { link: 'rma.mails.withdrawal_received.link', to: 'address' }
)

export const receivedStaff = mail(
  'withdrawal_received_staff',
  text('withdrawal_received_staff.text'),
  ...lines('statement'),
  { link: 'rma.mails.withdrawal_received_staff.link', to: 'address' }
)

/** More values: `ground`, `answer`. */
export const declined = mail(
  'withdrawal_declined',
  HELLO,
  text('withdrawal_declined.text'),
  ...lines('ground', 'answer', 'statement')
)

/** The link that a guest asked for. Values: `order`, `address`. */
export const link = mail('withdrawal_link', text('withdrawal_link.text'), {
  link: 'rma.withdrawals.function',
  to: 'address',
})
