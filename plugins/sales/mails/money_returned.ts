import type { MailTemplate } from '#core/mail/mail_template'

/** Tells a customer that money they were waiting for has gone. Values: `name`, `number`, `money`, `address`. */
const moneyReturned: MailTemplate = {
  subject: 'sales.mails.money_returned.subject',
  parts: [
    { text: 'sales.mails.hello' },
    { text: 'sales.mails.money_returned.text' },
    { lines: 'money' },
    { link: 'sales.mails.order_link', to: 'address' },
  ],
}

export default moneyReturned
