import { postalAnswer } from '#plugins/sales/transformers/postal_address'
import { inject } from '@adonisjs/core'
import { ReadSet } from '#core/database/read_set'
import { Store } from '#core/database/store'
import { outside } from '#plugins/sales/database/statements'
import { shipmentNotFound } from '#plugins/sales/errors/orders'
import type { PostalAddress } from '#plugins/sales/contracts/address'

/** A parcel as staff read it. */
export interface ShipmentAnswer {
  id: number
  number: string
  order: { id: number; number: string; state: string; customer: string }
  source: string
  carrier: string
  trackingNumber: string
  quantity: number
  /** Grams; null: somebody did not say. */
  weight: number | null
  delivery: PostalAddress | null
  by: string
  at: string
  lines: { sku: string; name: string; detail: string; quantity: number; isPart: boolean }[]
}

type Raw = Omit<ShipmentAnswer, 'order' | 'delivery' | 'lines'> & {
  orderId: number
  orderNumber: string
  state: string
  customer: string
  delivery: string | null
}

/** One parcel with what it holds: one statement. */
@inject()
export class ShowShipment {
  constructor(private readonly store: Store) {}

  /** @throws shipmentNotFound */
  async execute(id: number): Promise<ShipmentAnswer> {
    const reads = new ReadSet(this.store.dialect)
    const rows = reads.list<Raw>(
      {
        ...{ id: 's.id', number: 's.number', orderId: 'o.id', orderNumber: 'o.number', state: 'o.state' },
        ...{ customer: 'o.customer_name', source: 's.source_name', carrier: 's.carrier', quantity: 's.quantity' },
        ...{ trackingNumber: 's.tracking_number', weight: 's.weight', delivery: 's.delivery', by: 's.actor_name' },
        at: reads.json.instant('s.created_at'),
      },
      'sales_shipments s join sales_orders o on o.id = s.order_id where s.id = ?',
      's.id',
      id
    )
    const lines = reads.list<Omit<ShipmentAnswer['lines'][number], 'isPart'> & { parent: number | null }>(
      {
        ...{ sku: 'l.sku', name: 'l.name', detail: 'l.detail', quantity: 'sl.quantity', parent: 'l.parent_position' },
      },
      'sales_shipment_lines sl join sales_order_lines l on l.id = sl.line_id where sl.shipment_id = ?',
      'l.position',
      id
    )
    await reads.run((sql, bindings) => outside(this.store)(sql, bindings))
    const [row] = rows.rows
    if (!row) throw shipmentNotFound()
    const { orderId, orderNumber, state, customer, delivery, ...told } = row
    return {
      ...told,
      order: { id: orderId, number: orderNumber, state, customer },
      delivery: delivery === null ? null : postalAnswer(JSON.parse(delivery) as PostalAddress),
      lines: lines.rows.map(({ parent, ...line }) => ({ ...line, isPart: parent !== null })),
    }
  }
}
