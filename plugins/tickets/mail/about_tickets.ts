import app from '@adonisjs/core/services/app'
import { inWords } from '#core/mail/mail_variable'
import { TellByMail, type Preview } from '#plugins/tickets/mail/tell_by_mail'
import type { MailAbout } from '#core/mail/mail_template'

/** Shows staff a mail about a ticket with a real one: filled in by what sends it. */
export function aboutTicket(preview: Preview): MailAbout {
  return {
    label: inWords('Numéro d’un ticket', 'Number of a ticket'),
    example: '42',
    permission: 'tickets.view',
    async read(number, locale) {
      const tell = await app.container.make(TellByMail)
      return tell.preview(number, locale, preview)
    },
  }
}
