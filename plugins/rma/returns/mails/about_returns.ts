import app from '@adonisjs/core/services/app'
import { inWords } from '#core/mail/mail_variable'
import { MailReturn } from '#plugins/rma/returns/mails/mail_return'
import type { MailAbout } from '#core/mail/mail_template'

/** Shows staff a mail about a return with a real one: filled in by what sends it. */
export const aboutReturn: MailAbout = {
  label: inWords('Numéro d’un retour', 'Number of a return'),
  example: 'RET-2026-000007',
  permission: 'rma.returns.view',
  async read(number, locale) {
    const mail = await app.container.make(MailReturn)
    return mail.preview(number, locale)
  },
}
