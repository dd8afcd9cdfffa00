import type { MailTemplate } from '#core/mail/mail_template'

/** The link by which a customer chooses a password, sent by staff. Values: `name`, `address`, `days`. */
const customerPassword: MailTemplate = {
  subject: 'users.mails.customer_password.subject',
  parts: [
    { text: 'users.mails.hello' },
    { text: 'users.mails.customer_password.text' },
    { link: 'users.mails.customer_password.link', to: 'address' },
    { text: 'users.mails.password_reset.ignore' },
  ],
}

export default customerPassword
