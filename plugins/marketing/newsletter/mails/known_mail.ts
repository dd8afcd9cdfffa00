import type { MailTemplate } from '#core/mail/mail_template'

/** Tells who asks for the newsletter again that they receive it. Values: `email`, `address`. */
const known: MailTemplate = {
  subject: 'marketing.mails.newsletter_known.subject',
  parts: [
    { text: 'marketing.mails.newsletter_known.text' },
    { link: 'marketing.mails.newsletter_known.link', to: 'address' },
  ],
}

export default known
