import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { SHORT_RESERVATIONS } from '#plugins/catalogue/index'

/** Reserved pieces of an order that are not in stock. */
export interface ShortPieces {
  name: string
  sku: string
  missing: number
}

export interface ShortOrder {
  id: number
  number: string
  channel: string
  customer: string
  placedAt: string
  pieces: ShortPieces[]
}

interface Row {
  id: number
  number: string
  channel: string
  customer_name: string
  placed_at: string
  name: string
  sku: string
  missing: number
}

const FIND = `select o.id, o.number, o.channel, o.customer_name, o.placed_at, s.missing, v.sku,
    coalesce((select l.name from sales_order_lines l where l.order_id = o.id and l.variant_id = v.id
      order by l.id limit 1), v.sku) as name
  from ${SHORT_RESERVATIONS} s join sales_orders o on o.number = s.reference
  join catalogue_variants v on v.id = s.variant_id order by o.placed_at desc, o.id desc, v.sku`

/** Orders for which stock is missing, newest first: stock goes to older orders first. */
@inject()
export class ListShortOrders {
  constructor(private readonly store: Store) {}

  async execute(): Promise<ShortOrder[]> {
    const rows = await this.store.reader.all<Row & Record<string, never>>(FIND, [])
    const orders = new Map<number, ShortOrder>()
    for (const { id, number, channel, customer_name: customer, placed_at: placedAt, name, sku, missing } of rows) {
      const standing = orders.get(Number(id))
      const pieces = { name, sku, missing: Number(missing) }
      if (standing) standing.pieces.push(pieces)
      else orders.set(Number(id), { id: Number(id), number, channel, customer, placedAt, pieces: [pieces] })
    }
    return [...orders.values()]
  }
}
