import app from '@adonisjs/core/services/app'
import { MailOrder } from '#plugins/sales/actions/orders/mail_order'
import type { DomainListener } from '#core/events/listener'

/** Confirms an order to its customer, and tells staff. */
const mailOrderPlaced: DomainListener = {
  async handle({ id, payload }) {
    const mail = await app.container.make(MailOrder)
    await mail.execute({
      orderId: Number(payload.orderId),
      template: 'sales.order_placed',
      staff: 'sales.order_placed_staff',
      hasTerms: true,
      once: `mail:${id}`,
    })
  },
}

export default mailOrderPlaced
