import app from '@adonisjs/core/services/app'
import { MailQuote } from '#plugins/sales/actions/quotes/mail_quote'
import type { DomainListener } from '#core/events/listener'

/** Sends a customer what staff wrote about their quote. */
const mailQuoteCommented: DomainListener = {
  async handle({ id, payload }) {
    const mail = await app.container.make(MailQuote)
    const about = { number: String(payload.number), once: `mail:${id}` }
    await mail.execute({ ...about, template: 'sales.quote_commented', staff: null, text: String(payload.text) })
  },
}

export default mailQuoteCommented
