import { postalAnswer } from '#plugins/sales/shared/postal_answer'
import { inject } from '@adonisjs/core'
import { ReadSet } from '#core/database/read_set'
import { Store } from '#core/database/store'
import { outside } from '#plugins/sales/database/statements'
import { shipmentNotFound } from '#plugins/sales/shipments/errors'
import { shipments, shipmentLines } from '#plugins/sales/shipments/tables'
import { ORDER_OF } from '#plugins/sales/documents/issued_answer'
import { boolean, named, text } from '#core/database/table'
import type { PostalAddress } from '#plugins/sales/contracts/address'

/** A parcel for staff. */
export interface ShipmentAnswer {
  id: number
  number: string
  order: { id: number; number: string; state: string; customer: string }
  source: string
  carrier: string
  trackingNumber: string
  quantity: number
  /** Grams; null: unknown. */
  weight: number | null
  delivery: PostalAddress | null
  by: string
  at: string
  /** Null: nobody said that it was delivered. */
  deliveredAt: string | null
  /** Sent at no price in place of goods of the order. */
  isReplacement: boolean
  lines: { sku: string; name: string; detail: string; quantity: number; isPart: boolean }[]
}

/** Reads a parcel with its content. Runs one statement. */
@inject()
export class ShowShipment {
  constructor(private readonly store: Store) {}

  /** @throws shipmentNotFound */
  async execute(id: number): Promise<ShipmentAnswer> {
    const reads = new ReadSet(this.store.dialect)
    const found = reads.of(shipments, {
      as: 's',
      join: 'join sales_orders o on o.id = s.order_id',
      where: 's.id = ?',
      order: 's.id',
      bindings: [id],
      more: { ...ORDER_OF, state: named('o.state', text()) },
    })
    const lines = reads.of(shipmentLines, {
      as: 'sl',
      join: 'join sales_order_lines l on l.id = sl.line_id',
      where: 'sl.shipment_id = ?',
      order: 'l.position',
      bindings: [id],
      names: ['quantity'],
      more: {
        sku: named('l.sku', text()),
        name: named('l.name', text()),
        detail: named('l.detail', text()),
        isPart: named('case when l.parent_position is null then 0 else 1 end', boolean()),
      },
    })
    await reads.run((sql, bindings) => outside(this.store)(sql, bindings))
    const [row] = found.rows
    if (!row) throw shipmentNotFound()
    const { orderId, orderNumber, state, customerName: customer, sourceCode: _code, delivery, ...told } = row
    return {
      ...told,
      order: { id: orderId, number: orderNumber, state, customer },
      delivery: delivery && postalAnswer(delivery),
      lines: lines.rows,
    }
  }
}
