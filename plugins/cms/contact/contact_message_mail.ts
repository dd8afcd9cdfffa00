import type { MailTemplate } from '#core/mail/mail_template'

/** A message of a visitor, for the shop. Values: `name`, `subject`, `message`, `sender`, `order`, `address`. */
const contactMessage: MailTemplate = {
  subject: 'cms.mails.contact_message.subject',
  parts: [
    { text: 'cms.mails.contact_message.text' },
    { lines: 'message' },
    { lines: 'sender' },
    { lines: 'order' },
    { text: 'cms.mails.contact_message.answer' },
    { link: 'cms.mails.contact_message.link', to: 'address' },
  ],
}

export default contactMessage
