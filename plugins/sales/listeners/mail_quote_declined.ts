import app from '@adonisjs/core/services/app'
import { MailQuote } from '#plugins/sales/actions/quotes/mail_quote'
import type { DomainListener } from '#core/events/listener'

/** Tells staff that a customer does not want what was offered, and why. */
const mailQuoteDeclined: DomainListener = {
  async handle({ id, payload }) {
    const mail = await app.container.make(MailQuote)
    const about = { number: String(payload.number), once: `mail:${id}` }
    await mail.execute({
      ...about,
      template: null,
      staff: 'sales.quote_declined_staff',
      text: String(payload.reason),
    })
  },
}

export default mailQuoteDeclined
