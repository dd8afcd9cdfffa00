import app from '@adonisjs/core/services/app'
import { MailQuote } from '#plugins/sales/actions/quotes/mail_quote'
import type { DomainListener } from '#core/events/listener'

/** Sends a quote to whom it is for, with what staff wrote. */
const mailQuoteSent: DomainListener = {
  async handle({ id, payload }) {
    const mail = await app.container.make(MailQuote)
    const about = { number: String(payload.number), once: `mail:${id}` }
    await mail.execute({ ...about, template: 'sales.quote_sent', staff: null, text: String(payload.message) })
  },
}

export default mailQuoteSent
