import type { MailTemplate } from '#core/mail/mail_template'

/** Asks who received an order for reviews. Values: `name`, `number`, `address`; `products`, a line each. */
const invitation: MailTemplate = {
  subject: 'catalogue.mails.review_invitation.subject',
  parts: [
    { text: 'catalogue.mails.review_invitation.text' },
    { lines: 'products' },
    { link: 'catalogue.mails.review_invitation.link', to: 'address' },
    { text: 'catalogue.mails.review_invitation.once' },
  ],
}

export default invitation
