import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { deliveredInFuture, deliveredTooEarly, shipmentNotFound } from '#plugins/sales/shipments/errors'
import { historyWrites } from '#plugins/sales/orders/services/order_history'
import { holdOrder } from '#plugins/sales/orders/services/order_reads'
import { inside } from '#plugins/sales/database/statements'
import { middayOf, shopDayOf, shopToday } from '#plugins/sales/documents/shop_today'
import { shipments } from '#plugins/sales/shipments/tables'
import type { Origin } from '#core/audit/origin'

/** A parcel that reached its recipient. */
export interface Delivery {
  shipmentId: number
  /** Day of the channel on which it arrived: `2026-11-25`; null: now. */
  deliveredOn: string | null
}

/** Marks a parcel as delivered. Repeated with another day, it corrects the day. */
@inject()
export class MarkDelivered {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly channels: ChannelPort
  ) {}

  /** @throws shipmentNotFound, deliveredInFuture, deliveredTooEarly */
  execute({ shipmentId, deliveredOn }: Delivery, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      const run = inside(trx)
      const now = this.clock.iso()
      const shipment = await shipments.find(run, { id: shipmentId })
      const order = shipment && (await holdOrder(run, this.store.dialect, shipment.orderId, now))
      if (!order) throw shipmentNotFound()
      const { channel } = order
      const today = shopToday(this.clock, this.channels, channel)
      if (deliveredOn !== null && deliveredOn > today) throw deliveredInFuture({}, 'deliveredOn')
      if (deliveredOn !== null && deliveredOn < shopDayOf(shipment.at, this.channels, channel)) {
        throw deliveredTooEarly({}, 'deliveredOn')
      }
      const midday = deliveredOn === null ? now : middayOf(deliveredOn, this.channels, channel)
      // The midday of today, and of the day on which it left, may not be between both.
      const deliveredAt = [midday, shipment.at].sort().at(-1) ?? now
      await shipments.update(trx, { id: shipmentId }, { deliveredAt: deliveredAt > now ? now : deliveredAt })
      const details = { number: shipment.number, deliveredOn: deliveredOn ?? today }
      await runWrites(
        trx,
        historyWrites(
          trx,
          { orderId: order.id, origin, now },
          { kind: 'delivered', details, documents: [{ subject: 'sales.shipments', id: shipmentId, action: 'updated' }] }
        )
      )
    })
  }
}
