import app from '@adonisjs/core/services/app'
import { MailQuote } from '#plugins/sales/actions/quotes/mail_quote'
import type { DomainListener } from '#core/events/listener'

/** Tells the customer that staff refused what was asked or took back what was sent. */
const mailQuoteClosed: DomainListener = {
  async handle({ id, name, payload }) {
    if (payload.isTold !== true) return
    const template = name === 'sales.quote.refused' ? 'sales.quote_refused' : 'sales.quote_canceled'
    const mail = await app.container.make(MailQuote)
    const about = { number: String(payload.number), once: `mail:${id}` }
    await mail.execute({ ...about, template, staff: null, text: String(payload.reason) })
  },
}

export default mailQuoteClosed
