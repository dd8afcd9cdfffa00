import type { MailTemplate } from '#core/mail/mail_template'

/** Tells who asked that a product can be had again. Values: `name`, `address`, `end`. */
const stockBack: MailTemplate = {
  subject: 'catalogue.mails.stock_back.subject',
  parts: [
    { text: 'catalogue.mails.stock_back.text' },
    { link: 'catalogue.mails.stock_back.link', to: 'address' },
    { text: 'catalogue.mails.stock_back.once' },
    { link: 'catalogue.mails.stock_back.end', to: 'end' },
  ],
}

export default stockBack
