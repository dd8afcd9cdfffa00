import app from '@adonisjs/core/services/app'
import { MailQuote } from '#plugins/sales/actions/quotes/mail_quote'
import type { DomainListener } from '#core/events/listener'

/** Confirms the request of a quote, and tells staff. */
const mailQuoteRequested: DomainListener = {
  async handle({ id, payload }) {
    const mail = await app.container.make(MailQuote)
    await mail.execute({
      ...{ number: String(payload.number), once: `mail:${id}` },
      ...{ template: 'sales.quote_requested', staff: 'sales.quote_requested_staff' },
    })
  },
}

export default mailQuoteRequested
