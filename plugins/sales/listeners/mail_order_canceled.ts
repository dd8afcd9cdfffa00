import app from '@adonisjs/core/services/app'
import { MailOrder } from '#plugins/sales/actions/orders/mail_order'
import type { DomainListener } from '#core/events/listener'

/** Tells a customer that their order is called off. */
const mailOrderCanceled: DomainListener = {
  async handle({ id, payload }) {
    const mail = await app.container.make(MailOrder)
    await mail.execute({
      orderId: Number(payload.orderId),
      template: 'sales.order_canceled',
      staff: null,
      once: `mail:${id}`,
      values: { reason: String(payload.reason ?? '') },
    })
  },
}

export default mailOrderCanceled
