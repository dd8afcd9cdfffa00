import type { MailTemplate } from '#core/mail/mail_template'

/** The link to set a new password. Values: `name`, `address`, `minutes`. */
const passwordReset: MailTemplate = {
  subject: 'users.mails.password_reset.subject',
  parts: [
    { text: 'users.mails.hello' },
    { text: 'users.mails.password_reset.text' },
    { link: 'users.mails.password_reset.link', to: 'address' },
    { text: 'users.mails.password_reset.ignore' },
  ],
}

export default passwordReset
