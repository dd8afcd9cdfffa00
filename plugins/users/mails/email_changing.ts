import type { MailTemplate } from '#core/mail/mail_template'

/** Tells the address of an account that another one was asked to take its place. Values: `name`, `email`. */
const emailChanging: MailTemplate = {
  subject: 'users.mails.email_changing.subject',
  parts: [{ text: 'users.mails.hello' }, { text: 'users.mails.email_changing.text' }],
}

export default emailChanging
