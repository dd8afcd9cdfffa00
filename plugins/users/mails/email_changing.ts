import type { MailTemplate } from '#core/mail/mail_template'

/** Notifies the current address of an account that a change of address was requested. Values: `name`, `email`. */
const emailChanging: MailTemplate = {
  subject: 'users.mails.email_changing.subject',
  parts: [{ text: 'users.mails.hello' }, { text: 'users.mails.email_changing.text' }],
}

export default emailChanging
