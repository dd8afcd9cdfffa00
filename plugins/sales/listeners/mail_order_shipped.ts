import app from '@adonisjs/core/services/app'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { MailOrder } from '#plugins/sales/actions/orders/mail_order'
import { ShowShipment } from '#plugins/sales/queries/shipments/show_shipment'
import { outside } from '#plugins/sales/database/statements'
import { sourceContact } from '#plugins/sales/services/shipments/source_contact'
import type { DomainListener } from '#core/events/listener'

/** Tells a customer what left and how to follow it, where staff wanted that. Staff and its source's contact hear of all. */
const mailOrderShipped: DomainListener = {
  async handle({ id, payload }) {
    const [showShipment, store, settings, mail] = await Promise.all([
      app.container.make(ShowShipment),
      app.container.make(Store),
      app.container.make(Settings),
      app.container.make(MailOrder),
    ])
    const shipment = await showShipment.execute(Number(payload.shipmentId))
    const parcel = shipment.lines
      .filter(({ isPart }) => !isPart)
      .map(({ quantity, name, detail }) => `${quantity} × ${[name, detail].filter(Boolean).join(', ')}`)
    const contact = await sourceContact(outside(store), shipment.id)
    await mail.execute({
      orderId: Number(payload.orderId),
      template: payload.isTold === true ? 'sales.order_shipped' : null,
      staff: settings.get<boolean>('sales.shipments.tell_staff') ? 'sales.order_shipped_staff' : null,
      ...(contact ? { colleague: { template: 'sales.order_shipped_staff', to: contact } } : {}),
      once: `mail:${id}`,
      values: {
        shipment: shipment.number,
        source: shipment.source,
        parcel: parcel.join('\n'),
        tracking: [shipment.carrier, shipment.trackingNumber].filter(Boolean).join(', '),
      },
    })
  },
}

export default mailOrderShipped
