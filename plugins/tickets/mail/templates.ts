import type { MailPart, MailTemplate } from '#core/mail/mail_template'

/**
 * A mail about a ticket. Values: `id`, `subject`, `actor`, `notes`, `changes`, `files`, `reply_line`, `address` and `follow`, a
 * sentence with it.
 */
const about = (name: string, end: MailPart): MailTemplate => ({
  subject: `tickets.mails.${name}.subject`,
  parts: [
    { lines: 'reply_line' },
    { text: `tickets.mails.${name}.text` },
    { lines: 'notes' },
    { lines: 'changes' },
    { lines: 'files' },
    end,
  ],
})

const toTicket = { link: 'tickets.mails.open', to: 'address' }

export const staffCreated = about('staff_created', toTicket)
export const staffChanged = about('staff_changed', toTicket)
export const customerCreated = about('customer_created', { lines: 'follow' })
export const customerChanged = about('customer_changed', { lines: 'follow' })

/** A mail from which nothing became. Values: `subject`, `size` in megabytes, `address` of the contact page. */
const refused = (reason: string): MailTemplate => ({
  subject: `tickets.mails.${reason}.subject`,
  parts: [{ text: `tickets.mails.${reason}.text` }, { link: `tickets.mails.${reason}.link`, to: 'address' }],
})

export const tooLarge = refused('too_large')
export const unknownSender = refused('unknown_sender')
