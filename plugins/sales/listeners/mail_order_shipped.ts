import app from '@adonisjs/core/services/app'
import { MailOrder } from '#plugins/sales/actions/orders/mail_order'
import { ShowShipment } from '#plugins/sales/queries/shipments/show_shipment'
import type { DomainListener } from '#core/events/listener'

/** Tells a customer what left, and how to follow it. */
const mailOrderShipped: DomainListener = {
  async handle({ id, payload }) {
    if (payload.isTold !== true) return
    const shipment = await (await app.container.make(ShowShipment)).execute(Number(payload.shipmentId))
    const parcel = shipment.lines
      .filter(({ isPart }) => !isPart)
      .map(({ quantity, name, detail }) => `${quantity} × ${[name, detail].filter(Boolean).join(', ')}`)
    const mail = await app.container.make(MailOrder)
    await mail.execute({
      orderId: Number(payload.orderId),
      template: 'sales.order_shipped',
      staff: null,
      once: `mail:${id}`,
      values: {
        parcel: parcel.join('\n'),
        tracking: [shipment.carrier, shipment.trackingNumber].filter(Boolean).join(', '),
      },
    })
  },
}

export default mailOrderShipped
