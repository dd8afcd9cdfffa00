import type { MailTemplate } from '#core/mail/mail_template'

/** Tells a customer that their account and their data are gone. Values: `name`. */
const accountErased: MailTemplate = {
  subject: 'users.mails.account_erased.subject',
  parts: [{ text: 'users.mails.hello' }, { text: 'users.mails.account_erased.text' }],
}

export default accountErased
