import type { MailTemplate } from '#core/mail/mail_template'

/** Welcomes a new member of staff, who chooses a password. Values: `name`, `address`, `days`. */
const staffInvitation: MailTemplate = {
  subject: 'users.mails.staff_invitation.subject',
  parts: [
    { text: 'users.mails.hello' },
    { text: 'users.mails.staff_invitation.text' },
    { link: 'users.mails.staff_invitation.link', to: 'address' },
  ],
}

export default staffInvitation
