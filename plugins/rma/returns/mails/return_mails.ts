import type { MailPart, MailTemplate } from '#core/mail/mail_template'

const mail = (name: string, ...parts: MailPart[]): MailTemplate => ({ subject: `rma.mails.${name}.subject`, parts })
const text = (key: string): MailPart => ({ text: `rma.mails.${key}` })
const lines = (...names: string[]): MailPart[] => names.map((name) => ({ lines: name }))

const HELLO = text('hello')
const LINK: MailPart = { link: 'rma.mails.link', to: 'address' }

// Values of all: `name`, `number`, `order`, `lines`, `text` (what was written), `address` of the page.

export const opened = mail('opened', HELLO, text('opened.text'), ...lines('lines'), LINK)
export const openedStaff = mail('opened_staff', text('opened_staff.text'), ...lines('lines', 'text'), LINK)
export const messaged = mail('messaged', HELLO, text('messaged.text'), ...lines('text'), LINK)
export const messagedStaff = mail('messaged_staff', text('messaged_staff.text'), ...lines('text'), LINK)

/** More values: `state`, in words. */
export const moved = mail('moved', HELLO, text('moved.text'), ...lines('text'), LINK)
export const movedStaff = mail('moved_staff', text('moved_staff.text'), ...lines('text'), LINK)

/** The goods may be sent. More values: `place`. */
export const approved = mail(
  'approved',
  HELLO,
  text('approved.text'),
  ...lines('place'),
  text('approved.how'),
  ...lines('lines', 'text'),
  LINK
)
