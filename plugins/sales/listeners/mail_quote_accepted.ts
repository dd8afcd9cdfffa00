import app from '@adonisjs/core/services/app'
import { MailQuote } from '#plugins/sales/actions/quotes/mail_quote'
import type { DomainListener } from '#core/events/listener'

/** Tells a customer that staff wrote down their yes: who did not give it can say so. */
const mailQuoteAccepted: DomainListener = {
  async handle({ id, payload }) {
    if (payload.by !== 'staff') return
    const mail = await app.container.make(MailQuote)
    const about = { number: String(payload.number), order: String(payload.order), once: `mail:${id}` }
    await mail.execute({ ...about, template: 'sales.quote_accepted', staff: null })
  },
}

export default mailQuoteAccepted
