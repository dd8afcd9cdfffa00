import app from '@adonisjs/core/services/app'
import { inWords } from '#core/mail/mail_variable'
import { MailQuote } from '#plugins/sales/quotes/actions/mail_quote'
import type { MailAbout } from '#core/mail/mail_template'

/** Shows staff a mail about a quote with a real one: filled in by what sends it. `isSent`: one that was sent to its customer. */
function aboutQuote(isSent: boolean): MailAbout {
  return {
    label: inWords('Numéro d’un devis', 'Number of a quote'),
    example: 'DEV-2026-000012',
    permission: 'sales.quotes.view',
    async read(number, locale) {
      const mail = await app.container.make(MailQuote)
      return mail.preview(number, { locale, isSent })
    },
  }
}

export const ASKED = aboutQuote(false)
export const SENT = aboutQuote(true)
