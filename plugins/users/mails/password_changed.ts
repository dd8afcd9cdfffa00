import type { MailTemplate } from '#core/mail/mail_template'

/** Tells a customer that their password is another one now. Values: `name`, `address`. */
const passwordChanged: MailTemplate = {
  subject: 'users.mails.password_changed.subject',
  parts: [
    { text: 'users.mails.hello' },
    { text: 'users.mails.password_changed.text' },
    { link: 'users.mails.password_changed.link', to: 'address' },
  ],
}

export default passwordChanged
