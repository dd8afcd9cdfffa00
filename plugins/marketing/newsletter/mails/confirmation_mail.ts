import type { MailTemplate } from '#core/mail/mail_template'

/** Asks whether the newsletter is really wanted. Values: `email`, `address`. */
const confirmation: MailTemplate = {
  subject: 'marketing.mails.newsletter_confirmation.subject',
  parts: [
    { text: 'marketing.mails.newsletter_confirmation.text' },
    { link: 'marketing.mails.newsletter_confirmation.link', to: 'address' },
    { text: 'marketing.mails.newsletter_confirmation.ignore' },
  ],
}

export default confirmation
