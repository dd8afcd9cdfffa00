import app from '@adonisjs/core/services/app'
import { AdoptQuotes } from '#plugins/sales/quotes/actions/adopt_quotes'
import type { DomainListener } from '#core/events/listener'

/** Quotes of a guest come to the account that has shown their address to be its own. */
const adoptQuotes: DomainListener = {
  async handle({ payload }) {
    const adopt = await app.container.make(AdoptQuotes)
    await adopt.execute({ customerId: Number(payload.customerId), email: String(payload.email) })
  },
}

export default adoptQuotes
