import { inWords } from '#core/mail/mail_variable'
import { address, days, name } from '#plugins/users/mails/variables'
import type { MailTemplate } from '#core/mail/mail_template'

/** Welcomes a new member of staff, who chooses a password. */
const staffInvitation: MailTemplate = {
  label: inWords('Invitation dans l’équipe', 'Invitation to the team'),
  when: inWords('À un nouveau membre de l’équipe.', 'To a new member of staff.'),
  variables: { address, days, name },
  subject: 'users.mails.staff_invitation.subject',
  parts: [
    { text: 'users.mails.hello' },
    { text: 'users.mails.staff_invitation.text' },
    { link: 'users.mails.staff_invitation.link', to: 'address' },
  ],
}

export default staffInvitation
