import { inject } from '@adonisjs/core'
import { Settings } from '#core/settings/settings'
import { Store, type Transaction } from '#core/database/store'
import { amongIds, bindIds } from '#core/lists/among_ids'
import { deliveredAt } from '#plugins/sales/shipments/delivered_at'
import { inside, outside } from '#plugins/sales/database/statements'
import { orderLines } from '#plugins/sales/orders/tables'
import { named, instant } from '#core/database/table'
import { ReadSet } from '#core/database/read_set'
import { shipments } from '#plugins/sales/shipments/tables'

/**
 * When the goods of orders count as delivered: the day of the last parcel; `sales.shipments.delivery_days` after it was
 * shipped where nobody marked it as delivered; null while pieces wait to be shipped. Runs one statement for all orders.
 */
@inject()
export class FindDelivered {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings
  ) {}

  /** By the id of the order; unknown orders have no entry. */
  async execute(orderIds: readonly number[], trx?: Transaction): Promise<Map<number, string | null>> {
    if (orderIds.length === 0) return new Map()
    const { dialect } = this.store
    const reads = new ReadSet(dialect)
    const among = (as: string) => ({
      as,
      where: amongIds(dialect, `${as}.order_id`),
      bindings: [bindIds(dialect, orderIds)],
      order: `${as}.id`,
    })
    const lines = reads.of(orderLines, {
      ...among('l'),
      join: 'join sales_orders o on o.id = l.order_id',
      more: { placedAt: named('o.placed_at', instant()) },
    })
    const parcels = reads.of(shipments, { ...among('s'), names: ['orderId', 'at', 'deliveredAt', 'isReplacement'] })
    const run = trx ? inside(trx) : outside(this.store)
    await reads.run((sql, bindings) => run(sql, bindings))
    const days = this.settings.get<number>('sales.shipments.delivery_days')
    const sent = Map.groupBy(parcels.rows, ({ orderId }) => orderId)
    const own = lines.rows.filter(({ parentPosition }) => parentPosition === null)
    return new Map(
      [...Map.groupBy(own, ({ orderId }) => orderId)].map(([orderId, all]) => {
        const facts = { placedAt: all[0]?.placedAt ?? '', lines: all, shipments: sent.get(orderId) ?? [], days }
        return [orderId, deliveredAt(facts)]
      })
    )
  }
}
