import { inWords } from '#core/mail/mail_variable'
import { name } from '#plugins/users/mails/variables'
import type { MailTemplate } from '#core/mail/mail_template'

/** Tells a customer that their account and their data are gone. */
const accountErased: MailTemplate = {
  label: inWords('Compte supprimé', 'Account deleted'),
  when: inWords('Au client qui supprime son compte.', 'To a customer who deletes their account.'),
  variables: { name },
  subject: 'users.mails.account_erased.subject',
  parts: [{ text: 'users.mails.hello' }, { text: 'users.mails.account_erased.text' }],
}

export default accountErased
