import app from '@adonisjs/core/services/app'
import { MailOrder } from '#plugins/sales/actions/orders/mail_order'
import type { DomainListener } from '#core/events/listener'

/** Sends a customer what staff wrote about their order. */
const mailOrderCommented: DomainListener = {
  async handle({ id, payload }) {
    const mail = await app.container.make(MailOrder)
    await mail.execute({
      orderId: Number(payload.orderId),
      template: 'sales.order_commented',
      staff: null,
      once: `mail:${id}`,
      values: { comment: String(payload.text) },
    })
  },
}

export default mailOrderCommented
