import type { MailTemplate } from '#core/mail/mail_template'

/** New broken links, for staff. Values: `count`, `lines`, `more`, `address`. */
const brokenLinksMail: MailTemplate = {
  subject: 'cms.mails.broken_links.subject',
  parts: [
    { text: 'cms.mails.broken_links.text' },
    { lines: 'lines' },
    { lines: 'more' },
    { link: 'cms.mails.broken_links.link', to: 'address' },
  ],
}

export default brokenLinksMail
